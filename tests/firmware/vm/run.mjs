// A Pico without a Pico: MicroPython with a flash memory, whose pins and clock are in world.py. Messages on stdin and
// stdout are a letter, a length of four bytes, and so many bytes; tests/firmware/pico.py is on the other end. It can be
// switched off and on again, as another Pico: its memory is new then, and the interpreter is compiled already.
import fs from "node:fs";

const [, , interpreter, worldFile, ...motorFiles] = process.argv;
const { loadMicroPython } = await import(interpreter);
const [world, ...motors] = [worldFile, ...motorFiles].map((file) => fs.readFileSync(file, "utf8"));

const instantiate = WebAssembly.instantiate;
let compiled = null;
WebAssembly.instantiate = async (binary, imports) => {
  compiled ??= await WebAssembly.compile(binary);
  return { module: compiled, instance: await instantiate(compiled, imports) };
};

function send(kind, payload) {
  const body = Buffer.from(payload);
  const head = Buffer.alloc(5);
  head.write(kind, 0, "latin1");
  head.writeUInt32LE(body.length, 1);
  const message = Buffer.concat([head, body]);
  for (let at = 0; at < message.length; ) at += fs.writeSync(1, message, at);
}

function readExactly(count) {
  const bytes = Buffer.alloc(count);
  for (let at = 0; at < count; ) {
    const got = fs.readSync(0, bytes, at, count - at);
    if (got === 0) process.exit(0); // the tests are over
    at += got;
  }
  return bytes;
}

function receive() {
  const head = readExactly(5);
  return [String.fromCharCode(head[0]), readExactly(head.readUInt32LE(1))];
}

function load(FS, from, to) {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const target = `${to}/${entry.name}`;
    if (entry.isDirectory()) {
      FS.mkdir(target);
      load(FS, `${from}/${entry.name}`, target);
    } else FS.writeFile(target, fs.readFileSync(`${from}/${entry.name}`));
  }
}

const OURS = new Set([".", "..", "tmp", "home", "dev", "proc", "lib"]); // what Emscripten keeps there
function contents(FS, folder) {
  const found = {};
  for (const name of FS.readdir(folder || "/")) {
    if (OURS.has(name)) continue;
    const path = `${folder}/${name}`;
    if (FS.isDir(FS.stat(path).mode)) Object.assign(found, { [`${path}/`]: "" }, contents(FS, path));
    else found[path] = Buffer.from(FS.readFile(path)).toString("latin1");
  }
  return found;
}

const POWER_ON = 1;
let flash; // the folder that is in its flash memory at first
let powered = false;
let resetting = false;
let soft = false; // a reset that leaves the port alone
let cause;
let before; // what was in the flash when the Pico was reset; null: what is in the folder
let history; // everything that was ever in the flash between two bytes at the prompt

function switchOn() {
  const [, folder] = receive();
  flash = folder.toString();
  powered = true;
  cause = POWER_ON;
  before = null;
  history = [];
}

function remember(FS) {
  const now = contents(FS, "");
  if (JSON.stringify(now) !== JSON.stringify(history[history.length - 1])) history.push(now);
}

async function boot() {
  const fresh = before;
  before = null;
  resetting = soft = false;
  const mp = await loadMicroPython({ heapsize: 512 * 1024, linebuffer: false, stdout: (text) => send("o", text) });
  const FS = mp.FS;
  if (fresh === null) load(FS, flash, "");
  else
    for (const [path, text] of Object.entries(fresh)) {
      if (path.endsWith("/")) FS.mkdir(path.slice(0, -1));
      else FS.writeFile(path, Buffer.from(text, "latin1"));
    }
  const wait = (until, running, seen) => {
    if (!powered) throw new Error("the power is off");
    send("w", `${until} ${running ? 1 : 0} ${seen}`);
    const [kind, body] = receive();
    if (kind === "f") {
      send("f", JSON.stringify(contents(FS, "")));
      return "";
    }
    if (kind === "h") {
      send("f", JSON.stringify(history));
      return "";
    }
    if (kind === "b" || kind === "x") {
      resetting = true;
      powered = kind === "b";
      before = powered ? JSON.parse(body.toString("latin1")) : null;
      cause = POWER_ON;
      throw new Error("the power is off");
    }
    return kind + body.toString("latin1");
  };
  mp.registerJsModule("_world", {
    wait,
    write: (hex) => send("o", Buffer.from(hex, "hex")),
    seen: (what) => send("s", what),
    reset: (why) => {
      resetting = true;
      cause = why;
    },
    cause: () => cause,
    motor_files: () => JSON.stringify(motors),
  });
  mp.runPython(world);
  try {
    mp.runPython("_boot()");
  } catch (error) {
    if (!resetting) send("o", Buffer.from(`${error.message}\r\n`));
  }
  if (!resetting) {
    mp.runPython("_at_the_prompt()");
    mp.replInit();
  }
  while (!resetting) {
    let said = "";
    try {
      said = wait("-1", false, "repl");
    } catch {
      break;
    }
    if (said[0] === "i" && said.includes("\x05A\x01")) {
      // mpremote asks for raw-paste mode, which reads from a console that this build does not have.
      said = said.replace("\x05A\x01", "");
      send("o", Buffer.from("R\0"));
    }
    if (said[0] === "i")
      for (const byte of Buffer.from(said.slice(1), "latin1")) {
        if (mp.replProcessChar(byte) !== 0) resetting = soft = true; // Ctrl-D at an empty prompt
        // Code that was typed into the raw REPL runs with this byte.
        if (byte === 4) remember(FS);
        if (resetting) break;
      }
  }
  before ??= contents(FS, "");
  if (powered && !soft) send("r", "");
}

for (;;) {
  switchOn();
  while (powered) await boot();
  send("x", "");
}
