// MicroPython that runs what it is sent, a JSON string a line, and answers with what that printed and its error.
import fs from "node:fs";

const { loadMicroPython } = await import(process.argv[2]);
let out = "";
const stdout = (text) => {
  out += new TextDecoder().decode(text);
};
const mp = await loadMicroPython({ linebuffer: false, stdout });
for (const name of fs.readdirSync(process.argv[3]))
  if (name.endsWith(".py")) mp.FS.writeFile(`/${name}`, fs.readFileSync(`${process.argv[3]}/${name}`));
let rest = "";
const chunk = Buffer.alloc(65536);
for (;;) {
  const got = fs.readSync(0, chunk);
  if (got === 0) break;
  rest += chunk.toString("utf8", 0, got);
  for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
    out = "";
    let error = "";
    try {
      mp.runPython(JSON.parse(rest.slice(0, end)));
    } catch (problem) {
      error = String(problem.message);
    }
    fs.writeSync(1, `${JSON.stringify([out, error])}\n`);
    rest = rest.slice(end + 1);
  }
}
