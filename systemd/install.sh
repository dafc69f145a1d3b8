#!/bin/sh
# Installs Tray Companion as a service on Raspberry Pi OS, from a checkout of it. Safe to run again: that upgrades.
set -eu

usage() {
  cat <<'TEXT'
usage: systemd/install.sh [--dry-run] [--uninstall]

  --dry-run    say what would be done, and do nothing
  --uninstall  take the service and the program away; games and config stay

Program in /opt/tray, config in /etc/tray, games in /var/lib/tray.
TEXT
}

dry_run=no
act=install
for option in "$@"; do
  case $option in
    --dry-run) dry_run=yes ;;
    --uninstall) act=uninstall ;;
    -h | --help) usage; exit ;;
    *) echo "install.sh: there is no option $option." >&2; usage >&2; exit 2 ;;
  esac
done

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
checkout=$(dirname -- "$here")
program=/opt/tray
config=/etc/tray
data=/var/lib/tray
unit=/etc/systemd/system/tray.service
rules=/etc/udev/rules.d/70-tray.rules
command=/usr/local/bin/tray
groups="gpio i2c spi dialout"
packages="python3 python3-venv avahi-daemon"
reboot=no
release=
previous=

# Says what is done, and does it unless this is a rehearsal.
run() {
  echo "+ $*"
  [ "$dry_run" = yes ] || "$@"
}

# The same for what talks to a running system, which an image that is being built is not.
live() {
  if [ "$dry_run" = yes ] || [ -d /run/systemd/system ]; then
    run "$@"
  else
    echo "  (no systemd runs here, so not now: $*)"
  fi
}

fail() {
  echo "install.sh: $*" >&2
  exit 1
}

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

install_packages() {
  missing=
  for package in "$@"; do
    is_installed "$package" || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  update_lists
  # shellcheck disable=SC2086  # one word a package
  run apt-get install --quiet --yes --no-install-recommends $missing
}

# Once, and not without a network: then what is there already has to do.
lists=old
update_lists() {
  [ "$lists" = old ] || return 0
  run apt-get update --quiet || echo "  (the lists of packages could not be renewed)"
  lists=new
}

make_user() {
  for group in $groups; do
    getent group "$group" >/dev/null || run groupadd --system "$group"
  done
  getent passwd tray >/dev/null ||
    run useradd --system --user-group --no-create-home --home-dir "$data" --shell /usr/sbin/nologin tray
  run usermod --append --groups "$(echo "$groups" | tr ' ' ',')" tray
  run install -d -o tray -g tray -m 0750 "$data"
  # The companion writes here, too: what it finds out when it is calibrated.
  run install -d -o root -g tray -m 2775 "$config"
  [ -e "$config/config.toml" ] || run install "$here/config.toml" "$config/config.toml"
  run chown tray:tray "$config/config.toml"
  # Passwords in it are for the tray alone.
  if grep -Eq '^[^#]*password' "$config/config.toml" 2>/dev/null; then
    run chmod 0640 "$config/config.toml"
  else
    run chmod 0644 "$config/config.toml"
  fi
}

# A new environment beside the old one, which stays in use until the new one is complete, and stays on the disk until
# the service has started with it. In its folder kit is what it takes to install it once more.
install_program() {
  [ ! -e "$program/current" ] || previous=$(readlink -f "$program/current")
  release=$program/$(date -u +%Y%m%d-%H%M%S)-$$
  kit=$release/kit
  run install -d "$program" "$kit"
  run cp -R "$here" "$kit/systemd"
  # Debian's lgpio is seen from inside: PyPI has none for the newest Python.
  run python3 -m venv --system-site-packages "$release"
  # Only files with the hashes that are written down.
  pip_install --require-hashes --requirement "$here/requirements.txt" || give_up
  if [ -e "$checkout/pyproject.toml" ]; then
    # Built in a copy, so that nothing of root's stays in the checkout.
    source=$release/source
    run install -d "$source"
    for part in pyproject.toml README.md LICENSE companion firmware hardware; do
      run cp -R "$checkout/$part" "$source/"
    done
    run "$release/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
      --wheel-dir "$kit" "$source" || give_up
    run rm -rf "$source"
  else
    run cp "$checkout"/tray_companion-*.whl "$kit/"
  fi
  pip_install --no-deps "$kit"/tray_companion-*.whl || give_up
  install_lgpio
}

# From the wheels beside this installer if there are any, from PyPI otherwise.
pip_install() {
  if [ -d "$checkout/wheels" ]; then
    set -- --no-index --find-links "$checkout/wheels" "$@"
  fi
  run "$release/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
}

give_up() {
  rm -rf "$release"
  fail "the program could not be installed; what was there before still is. Is there a network?"
}

# The system's package where there is one, PyPI's wheel otherwise. A Pico and a simulated tray need none.
install_lgpio() {
  if [ "$dry_run" = no ] && ! "$release/bin/python" -P -m companion.hal.needs_pins; then
    echo "  (no lgpio: no part of this tray is on this Pi's own pins)"
    return
  fi
  is_installed python3-lgpio && return
  update_lists
  if apt-cache show python3-lgpio >/dev/null 2>&1; then
    install_packages python3-lgpio
  elif ! pip_install --only-binary :all: --require-hashes --requirement "$here/lgpio.txt"; then
    echo "install.sh: there is no lgpio for this system, so its own pins cannot be used; a Pico can." >&2
  fi
}

use() {
  run ln -sfn "$1" "$program/next"
  run mv -T "$program/next" "$program/current"
}

# The OLED needs I2C, and 400 kHz for a picture that moves.
enable_i2c() {
  find_boot || return 0
  if ! grep -Eq '^dtparam=.*i2c_arm=on' "$boot"; then
    reboot=yes
    add_to_boot dtparam=i2c_arm=on
    echo i2c-dev | save /etc/modules-load.d/tray.conf
  fi
  if ! grep -Eq '^dtparam=.*i2c_arm_baudrate=' "$boot"; then
    reboot=yes
    add_to_boot dtparam=i2c_arm_baudrate=400000
  fi
}

find_boot() {
  boot=/boot/firmware/config.txt
  [ -e "$boot" ] || boot=/boot/config.txt
  [ -e "$boot" ]
}

# [all], as the lines above may be for one model only.
added="# added by Tray Companion"
add_to_boot() {
  echo "+ add $1 to $boot"
  [ "$dry_run" = yes ] || printf '\n%s\n[all]\n%s\n' "$added" "$1" >>"$boot"
}

# Only what add_to_boot has written, as it has written it.
take_from_boot() {
  find_boot && grep -Fqx "$added" "$boot" || return 0
  echo "+ take the tray's own lines out of $boot"
  [ "$dry_run" = no ] || return 0
  awk -v added="$added" '
    { line[NR] = $0 }
    END {
      ours["dtparam=i2c_arm=on"]; ours["dtparam=i2c_arm_baudrate=400000"]
      for (n = 1; n <= NR; n++)
        if (line[n] == "" && line[n + 1] == added && line[n + 2] == "[all]" && line[n + 3] in ours) n += 3
        else print line[n]
    }' "$boot" >"$boot.new"
  mv "$boot.new" "$boot"
}

save() {
  echo "+ write $1"
  if [ "$dry_run" = yes ]; then cat >/dev/null; else cat >"$1"; fi
}

# Uses a release, with the unit and the rules that came with it.
start() {
  use "$1"
  # One that an earlier installer made has no kit.
  [ -d "$1/kit" ] || [ "$dry_run" = yes ] || { live systemctl restart tray.service; return; }
  run install -m 0755 "$1/kit/systemd/tray" "$command"
  run install -m 0644 "$1/kit/systemd/tray.service" "$unit"
  run install -m 0644 "$1/kit/systemd/70-tray.rules" "$rules"
  live udevadm control --reload
  live udevadm trigger --subsystem-match=misc --subsystem-match=gpio --subsystem-match=i2c-dev
  live systemctl daemon-reload
  run systemctl enable --quiet tray.service
  live systemctl restart tray.service
}

# The restart returns once the companion has said that it is ready. Only then the release before can go.
install_service() {
  if start "$release"; then
    for old in "$program"/*-*; do
      [ "$old" = "$release" ] || [ ! -d "$old" ] || run rm -rf "$old"
    done
    return
  fi
  why="Why: sudo journalctl -u tray -n 20"
  [ -n "$previous" ] || fail "the service does not start. $why, and sudo tray doctor"
  start "$previous" || fail "neither this version nor the one before starts. $why, and sudo tray doctor"
  run rm -rf "$release"
  fail "the new version does not start, so the one before is back. $why"
}

uninstall() {
  # A service that is not there cannot be stopped, and need not.
  [ ! -e "$unit" ] || live systemctl stop tray.service
  [ ! -e "$unit" ] || run systemctl disable --quiet tray.service
  run rm -f "$unit" "$rules" "$command" /etc/modules-load.d/tray.conf
  run rm -rf "$program"
  take_from_boot
  live systemctl daemon-reload
  live udevadm control --reload
  echo "Gone. Games are still in $data and the config in $config."
  echo "To be rid of those as well: sudo rm -r $data $config; sudo userdel tray"
}

[ "$dry_run" = yes ] || [ "$(id -u)" = 0 ] || fail "this changes the system: sudo $0 $*"
if [ "$act" = uninstall ]; then
  uninstall
  exit
fi

is_complete() {
  [ -e "$checkout/pyproject.toml" ] || [ -e "$(echo "$checkout"/tray_companion-*.whl)" ]
}

is_complete || fail "$checkout is no checkout of Tray Companion: get all of it."
command -v apt-get >/dev/null || fail "this is for Raspberry Pi OS and Debian; elsewhere: make -C $checkout sim"
# shellcheck disable=SC2086  # one word a package
install_packages $packages
make_user
install_program
enable_i2c
install_service
echo
if [ "$dry_run" = yes ]; then
  echo "Nothing was done: leave out --dry-run to do it."
  exit
fi
echo "Tray Companion is installed. What is left to do, if anything: sudo tray doctor"
[ "$reboot" = no ] || echo "I2C is switched on at the next boot: sudo reboot"
