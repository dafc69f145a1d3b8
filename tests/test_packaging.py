"""Every way to install gives the same package: code, firmware and hardware data."""

import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SETUPTOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]

# Runs inside the fresh environment, away from the checkout.
LIST_RESOURCES = """
import hashlib, importlib.resources, json, sys

def walk(folder, at=""):
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from walk(entry, f"{at}{entry.name}/")
        else:
            yield f"{at}{entry.name}", hashlib.sha256(entry.read_bytes()).hexdigest()

print(json.dumps({name: dict(walk(importlib.resources.files(name))) for name in sys.argv[1:]}))
"""
DATA = ("companion._firmware", "companion._hardware")
Resources = dict[str, dict[str, str]]
"""Package, file below it, digest."""
Test = Callable[..., None]


def folder_of(package: str) -> Path:
    mapped: dict[str, str] = SETUPTOOLS["package-dir"]
    return ROOT / mapped.get(package, package.replace(".", "/"))


def runs(package: str, file: str) -> bool:
    """Whether a running companion may need the file; of the hardware, drawings and workshop stay at home."""
    return package != "companion._hardware" or ("/" not in file and file.endswith((".py", ".toml")))


def in_the_tree() -> Resources:
    return {
        package: {
            file.relative_to(folder_of(package)).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
            for file in folder_of(package).rglob("*")
            if file.is_file() and file.parent.name != "__pycache__"
            if runs(package, file.relative_to(folder_of(package)).as_posix())
        }
        for package in DATA
    }


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy to build in, so that no build leaves anything in the tree or finds what another left."""
    return copy_to(tmp_path / "checkout")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, for all that look into it."""
    return build(copy_to(tmp_path_factory.mktemp("wheel") / "checkout"), "wheel")


def building(test: Test) -> Test:
    """Mark a test that builds something, or looks at the wheel that was built once."""
    return pytest.mark.process(test)


def copy_to(copy: Path) -> Path:
    copy.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, copy)
    for name in ("companion", "firmware", "hardware"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=os.environ | environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(checkout: Path, kind: str) -> Path:
    run(sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", "dist", ".", cwd=checkout)
    (built,) = (checkout / "dist").iterdir()
    return built


def resources_after_installing(*what: str | Path, work: Path) -> Resources:
    """What an interpreter sees from an empty folder after `pip install` of this into a fresh environment."""
    environment = work / "environment"
    venv.create(environment, with_pip=False, symlinks=True)
    python = environment / "bin" / "python"
    # The build backend, and nothing else of ours, so that the build needs no network.
    backend = work / "backend"
    backend.mkdir()
    site = Path(str(importlib.metadata.distribution("setuptools").locate_file("")))
    for found in [site / "setuptools", site / "_distutils_hack", *site.glob("setuptools-*.dist-info")]:
        (backend / found.name).symlink_to(found)
    pip = (sys.executable, "-m", "pip", "--python", python, "install")
    offline = ("--no-index", "--no-deps", "--no-build-isolation")
    run(*pip, *offline, *what, cwd=work, PYTHONPATH=str(backend))
    empty = work / "empty"
    empty.mkdir()
    listed = run(python, "-I", "-c", LIST_RESOURCES, *DATA, cwd=empty)
    resources: Resources = json.loads(listed)
    return {
        package: {
            name: digest
            for name, digest in files.items()
            if "__pycache__" not in name and runs(package, name)
        }
        for package, files in resources.items()
    }


@building
def test_a_wheel_brings_the_firmware_and_hardware_data(wheel: Path, tmp_path: Path) -> None:
    assert resources_after_installing(wheel, work=tmp_path) == in_the_tree()


@building
def test_a_source_distribution_brings_the_firmware_and_hardware_data(checkout: Path, tmp_path: Path) -> None:
    assert resources_after_installing(build(checkout, "sdist"), work=tmp_path) == in_the_tree()


@building
def test_an_editable_install_brings_the_firmware_and_hardware_data(checkout: Path, tmp_path: Path) -> None:
    assert resources_after_installing("--editable", checkout, work=tmp_path) == in_the_tree()


@building
def test_a_wheel_holds_every_file_of_the_package(checkout: Path, wheel: Path) -> None:
    files = {
        file.relative_to(checkout).as_posix()
        for file in (checkout / "companion").rglob("*")
        if file.is_file()
    }
    with zipfile.ZipFile(wheel) as packed:
        forgotten = files - set(packed.namelist())
    assert not forgotten, "add these to packages or package-data in pyproject.toml"


@building
def test_a_wheel_leaves_the_workshop_at_home(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        hardware = {name for name in packed.namelist() if name.startswith("companion/_hardware/")}
    assert {Path(name).name for name in hardware} == {"__init__.py", "discs.toml", "pins.toml"}


def test_every_package_folder_is_listed() -> None:
    folders = {file.parent.relative_to(ROOT) for file in (ROOT / "companion").rglob("*.py")}
    listed = {folder_of(package).relative_to(ROOT) for package in SETUPTOOLS["packages"]}
    assert listed == folders | {Path("firmware"), Path("hardware")}, "mend packages in pyproject.toml"
    assert all((ROOT / folder / "__init__.py").exists() for folder in listed)
