"""Write every generated file under `hardware/` anew, say which changed, and note what they are made from."""

from hardware.workshop import inputs


def main() -> None:
    # Some files are read as soon as the workshop is imported.
    reading = inputs.Reading()
    from hardware.workshop.generated import pictures, solids, texts, write_all

    code = inputs.hashes(inputs.modules())
    write_all(lambda path: print(f"hardware/{path}"))
    made = [f"hardware/{path}" for path in (*solids(), *pictures())]
    written = {*made, *(f"hardware/{path}" for path in texts()), "hardware/workshop/sliced.toml"}
    read = {path: was for path, was in reading.inputs.items() if path not in written}
    inputs.note(code | read, made, inputs.KEPT)


if __name__ == "__main__":
    main()
