"""The config: which place wins, and what an error says."""

from pathlib import Path

import pytest

from companion.config import (
    BadConfig,
    ChanceSettings,
    Config,
    ConfigNotFound,
    UnknownKey,
    load,
    standard_files,
)
from companion.errors import TrayError


@pytest.fixture
def config_file(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


def read(path: Path, text: str) -> Config:
    path.write_text(text, encoding="utf-8")
    return load(files=[path], environ={})


def test_an_empty_config_is_the_packaged_defaults() -> None:
    config = load(files=[], environ={})
    assert config.chance == ChanceSettings()
    assert config.board.kind == "sim"


def test_the_machine_s_file_is_read_before_the_user_s() -> None:
    machine, user = standard_files()
    assert machine == Path("/etc/tray/config.toml")
    assert user.parts[-2:] == ("tray", "config.toml")


def test_each_place_wins_over_the_one_before(tmp_path: Path) -> None:
    machine, user, chosen = (tmp_path / name for name in ("machine.toml", "user.toml", "chosen.toml"))
    keys = ("timeout_s", "retry_s", "h_bits", "alpha_bits", "pool_bytes")
    for path, values in ((machine, (21, 21, 3, 21, 121)), (user, (22, 22, 4, 22)), (chosen, (23, 23, 5))):
        lines = [f"{key} = {value}" for key, value in zip(keys, values, strict=False)]
        path.write_text("\n".join(["[chance]", *lines]), encoding="utf-8")
    config = load(
        files=[machine, user],
        config=chosen,
        environ={"TRAY_CHANCE__TIMEOUT_S": "24", "TRAY_CHANCE__RETRY_S": "24"},
        flags={"chance.timeout_s": 25.0, "chance.retry_s": None},
    )
    chance = config.chance
    assert (chance.timeout_s, chance.retry_s, chance.h_bits, chance.alpha_bits, chance.pool_bytes) == (
        25.0,
        24.0,
        5.0,
        22,
        121,
    )


def test_a_standard_file_may_be_missing_but_not_the_one_asked_for(tmp_path: Path) -> None:
    missing = tmp_path / "tray.toml"
    load(files=[missing], environ={})
    with pytest.raises(ConfigNotFound, match=r"no config file .*tray\.toml") as caught:
        load(files=[], environ={}, config=missing)
    assert isinstance(caught.value, TrayError)
    assert isinstance(caught.value, FileNotFoundError)


def test_the_environment_of_this_process_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAY_CHANCE__MIX", "kernel")
    assert load(files=[]).chance.mix == "kernel"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("MIX", "kernel", "kernel"),
        ("HWRNG", "5", "5"),
        ("POOL_BYTES", "256", 256),
        ("H_BITS", "7", 7.0),
        ("H_BITS", "7.5", 7.5),
        ("WEIGHTS", "{left = {black = 2}}", {"left": {"black": 2}}),
        ("WEIGHTS__LEFT__BLACK", "2", {"left": {"black": 2}}),
    ],
)
def test_a_variable_becomes_what_its_key_wants(name: str, text: str, value: object) -> None:
    chance = load(files=[], environ={f"TRAY_CHANCE__{name}": text}).chance
    assert getattr(chance, name.lower().split("__")[0]) == value


def test_other_programs_variables_and_the_test_bench_s_are_left_alone() -> None:
    environ = {"TRAY_HIL_NOSE": "17", "PATH": "/bin", "TRAYS": "2"}
    assert load(files=[], environ=environ) == load(files=[], environ={})


def test_sections_of_several_places_are_joined_key_by_key(config_file: Path) -> None:
    config_file.write_text("[chance.weights.left]\nblack = 2\nred = 3\n", encoding="utf-8")
    config = load(files=[config_file], environ={}, flags={"chance.weights.left.red": 4})
    assert config.chance.weights == {"left": {"black": 2, "red": 4}}


def test_the_data_folder_can_be_chosen() -> None:
    assert load(files=[], environ={"TRAY_DATA": "/var/lib/tray"}).data_dir == Path("/var/lib/tray")
    assert load(files=[], environ={"TRAY_DATA": "~/tray"}).data_dir == Path.home() / "tray"
    assert Config().data_dir.name == "tray"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[chanse]", r"config\.toml: there is no key chanse; did you mean chance\?"),
        ("[chance]\nmyx = 1", r"config\.toml: there is no key chance\.myx; did you mean chance\.mix\?"),
        ("[chance]\nzzz = 1", r"there is no key chance\.zzz; chance has alpha_bits, h_bits, hwrng, mix"),
        (
            "[chance.weights]\nlefty = {}",
            r"no key chance\.weights\.lefty; did you mean chance\.weights\.left",
        ),
    ],
)
def test_an_unknown_key_is_named_with_what_was_meant(text: str, complaint: str, config_file: Path) -> None:
    with pytest.raises(UnknownKey, match=complaint):
        read(config_file, text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            '[chance]\nmix = "booth"',
            r"config\.toml: chance\.mix = 'booth': expected one of both, hwrng, kernel",
        ),
        ("[chance]\nh_bits = 12", r"config\.toml: chance\.h_bits = 12: expected `float` <= 8\.0"),
        ('[chance]\nh_bits = "6"', r"chance\.h_bits = '6': expected `float`, got `str`"),
        (
            "[chance.weights.left]\nred = 1.5",
            r"chance\.weights\.left\.red = 1\.5: expected `int`, got `float`",
        ),
        ("chance = 3", r"chance = 3: expected a section"),
        ("[chance\n", r"config\.toml is not valid TOML: .*line 1"),
    ],
)
def test_a_wrong_value_is_named_with_what_was_expected(text: str, complaint: str, config_file: Path) -> None:
    with pytest.raises(BadConfig, match=complaint):
        read(config_file, text)


def test_a_file_that_is_not_text_is_named(config_file: Path) -> None:
    config_file.write_bytes(b"\xff\xfe[chance]")
    with pytest.raises(BadConfig, match=r"config\.toml is not text .*UTF-8"):
        load(files=[config_file], environ={})


def test_a_file_nested_too_deep_is_named(config_file: Path) -> None:
    with pytest.raises(BadConfig, match=r"config\.toml cannot be read as TOML: .*nested too deep"):
        read(config_file, f"chance = {'[' * 50_000}")


def test_a_variable_nested_too_deep_is_named() -> None:
    with pytest.raises(BadConfig, match=r"the variable TRAY_CHANCE__H_BITS: .*expected `float`"):
        load(files=[], environ={"TRAY_CHANCE__H_BITS": "[" * 50_000})


DIGITS = "9" * 5000
"""More than Python reads or writes as a decimal number."""


@pytest.mark.parametrize("number", [DIGITS, f"0x{DIGITS}", f"[{DIGITS}]"])
def test_a_number_without_end_is_named(number: str, config_file: Path) -> None:
    with pytest.raises(BadConfig, match=r"config\.toml.*too many digits"):
        read(config_file, f"[web]\nport = {number}")
    with pytest.raises(BadConfig, match="TRAY_WEB__NAMES"):
        load(files=[], environ={"TRAY_WEB__NAMES": number})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('data = "/tmp/a\\u0000b"', "data"),
        ('web.host = "\\u0000"', "web.host"),
        ('web.names = ["tray", "a\\u0000b"]', "web.names"),
        ('mqtt.password = "a\\u0000"', "mqtt.password"),
    ],
)
def test_a_text_with_a_nul_in_it_is_named(text: str, key: str, config_file: Path) -> None:
    with pytest.raises(BadConfig, match=rf"config\.toml: {key}: no text may hold a NUL character"):
        read(config_file, text)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=r"cannot be read .*check its owner"):
        load(files=[tmp_path], environ={})


@pytest.mark.parametrize(
    ("environ", "complaint"),
    [
        ({"TRAY_CHANCE__MIX": "x"}, r"the variable TRAY_CHANCE__MIX: chance\.mix = 'x': expected one of"),
        ({"TRAY_CHANCE__H_BITS": "many"}, r"TRAY_CHANCE__H_BITS: chance\.h_bits = 'many': expected `float`"),
        ({"TRAY_CHANCE__H": "6"}, r"the variable TRAY_CHANCE__H: there is no key chance\.h"),
        ({"TRAY_DATA__X": "6"}, r"there is no key data\.x; data is a single value"),
    ],
)
def test_a_wrong_variable_is_named(environ: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadConfig, match=complaint):
        load(files=[], environ=environ)


def test_a_wrong_flag_is_named() -> None:
    with pytest.raises(BadConfig, match=r"the command line: chance\.mix = 'x'"):
        load(files=[], environ={}, flags={"chance.mix": "x"})


def test_a_loaded_config_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Config().chance.mix = "kernel"  # type: ignore[misc]


def test_the_mark_that_some_editors_put_in_front_is_no_part_of_a_config(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_bytes(b"\xef\xbb\xbf" + b'data = "/srv/tray"\r\n')
    assert load(files=[file], environ={}).data == "/srv/tray"


def test_a_home_that_nobody_has_is_named() -> None:
    config = load(files=[], environ={"TRAY_DATA": "~nobody-of-this-name/tray"})
    with pytest.raises(BadConfig, match=r"'~nobody-of-this-name/tray' .*: write the folder in full"):
        _ = config.data_dir
