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
packages="python3 python3-venv python3-lgpio avahi-daemon"
reboot=no

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
  for package in $packages; do
    is_installed "$package" || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  run apt-get update --quiet
  # shellcheck disable=SC2086  # one word a package
  run apt-get install --quiet --yes --no-install-recommends $missing
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
  [ -e "$config/config.toml" ] || run install -o root -g tray -m 0664 "$here/config.toml" "$config/config.toml"
}

# A new environment beside the old one, which stays in use until the new one is complete.
install_program() {
  release=$program/$(date -u +%Y%m%d-%H%M%S)-$$
  source=$release/source
  run install -d "$program" "$source"
  # Built in a copy, so that nothing of root's stays in the checkout.
  for part in pyproject.toml README.md LICENSE companion firmware hardware; do
    run cp -R "$checkout/$part" "$source/"
  done
  # Debian's lgpio is seen from inside: PyPI has none for the newest Python.
  run python3 -m venv --system-site-packages "$release"
  if ! run "$release/bin/python" -m pip install --quiet --disable-pip-version-check "${source}[flash,mqtt]"; then
    rm -rf "$release"
    fail "the program could not be installed; what was there before still is. Is there a network?"
  fi
  run rm -rf "$source"
  run ln -sfn "$release" "$program/next"
  run mv -T "$program/next" "$program/current"
  for old in "$program"/*-*; do
    [ "$old" = "$release" ] || [ ! -d "$old" ] || run rm -rf "$old"
  done
  run ln -sfn "$program/current/bin/tray" "$command"
}

# The OLED needs I2C, and 400 kHz for a picture that moves.
enable_i2c() {
  boot=/boot/firmware/config.txt
  [ -e "$boot" ] || boot=/boot/config.txt
  [ -e "$boot" ] || return 0
  if ! grep -Eq '^dtparam=.*i2c_arm=on' "$boot"; then
    reboot=yes
    if command -v raspi-config >/dev/null; then
      run raspi-config nonint do_i2c 0
    else
      add_to_boot dtparam=i2c_arm=on
      echo i2c-dev | save /etc/modules-load.d/tray.conf
    fi
  fi
  if ! grep -Eq '^dtparam=.*i2c_arm_baudrate=' "$boot"; then
    reboot=yes
    add_to_boot dtparam=i2c_arm_baudrate=400000
  fi
}

# [all], as the lines above may be for one model only.
add_to_boot() {
  echo "+ add $1 to $boot"
  [ "$dry_run" = yes ] || printf '\n[all]\n%s\n' "$1" >>"$boot"
}

save() {
  echo "+ write $1"
  if [ "$dry_run" = yes ]; then cat >/dev/null; else cat >"$1"; fi
}

install_service() {
  run install -m 0644 "$here/tray.service" "$unit"
  run install -m 0644 "$here/70-tray.rules" "$rules"
  live udevadm control --reload
  live udevadm trigger --subsystem-match=misc --subsystem-match=gpio --subsystem-match=i2c-dev
  live systemctl daemon-reload
  run systemctl enable --quiet tray.service
  live systemctl restart tray.service || fail "the service does not start. Why: sudo tray doctor"
}

uninstall() {
  # A service that is not there cannot be stopped, and need not.
  [ ! -e "$unit" ] || live systemctl stop tray.service
  [ ! -e "$unit" ] || run systemctl disable --quiet tray.service
  run rm -f "$unit" "$rules" "$command" /etc/modules-load.d/tray.conf
  run rm -rf "$program"
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

[ -e "$checkout/pyproject.toml" ] || fail "$checkout is no checkout of Tray Companion: get all of it."
command -v apt-get >/dev/null || fail "this is for Raspberry Pi OS and Debian; elsewhere: make -C $checkout sim"
install_packages
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
