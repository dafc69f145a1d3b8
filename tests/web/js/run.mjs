// Runs bodies that are sent to it, a JSON object a line, and answers each with what it returns or why it failed.
//
// Every body has a world of its own: fresh globals, and fresh instances of the module and of all that it imports.
// Input is read without the event loop, so that a body that waits for what never comes ends the process at once.

import fs from "node:fs";
import vm from "node:vm";

async function run({ module: url, body, values }) {
  const { setTimeout, clearTimeout, setImmediate, queueMicrotask, structuredClone } = globalThis;
  const world = vm.createContext({ setTimeout, clearTimeout, setImmediate, queueMicrotask, structuredClone });
  const modules = new Map();
  const load = (at) => {
    if (!modules.has(at)) {
      const source = fs.readFileSync(new URL(at), "utf8");
      modules.set(at, new vm.SourceTextModule(source, { identifier: at, context: world }));
    }
    return modules.get(at);
  };
  const main = load(url);
  await main.link((specifier, { identifier }) => load(new URL(specifier, identifier).href));
  await main.evaluate();
  const names = Object.keys(values).join(", ");
  const act = vm.runInContext(`(async (m, { ${names} }) => { ${body}\n })`, world);
  return act(main.namespace, vm.runInContext(`(${JSON.stringify(values)})`, world));
}

function* lines() {
  const chunk = Buffer.alloc(65536);
  let rest = Buffer.alloc(0);
  for (let size = fs.readSync(0, chunk); size > 0; size = fs.readSync(0, chunk)) {
    rest = Buffer.concat([rest, chunk.subarray(0, size)]);
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      yield rest.toString("utf8", 0, end);
      rest = rest.subarray(end + 1);
    }
  }
}

for (const line of lines()) {
  const answer = await run(JSON.parse(line)).then(
    (value) => ({ value }),
    (error) => ({ error: String(error?.stack ?? error) }),
  );
  fs.writeSync(1, `${JSON.stringify(answer)}\n`);
}
