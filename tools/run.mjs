/**
 * The one door of every npm script. Makes sure that packages, Node 24 and the hosted flow's build are present and current,
 * then hands over to the command. Runs on any Node from 18 on and needs no package, so it works in a fresh checkout.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFlow } from './run/build-flow.mjs';
import { installPackages } from './run/install-packages.mjs';
import { provideNode } from './run/provide-node.mjs';
import { runChild, StepFailed } from './run/run-child.mjs';

// Node 18 has no import.meta.dirname.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Command → what Node 24 runs. `flow` says that the command needs the hosted flow's build. */
const commands = {
  start: { args: ['packages/server/src/main.ts', 'start'], flow: true },
  test: { args: ['tools/test.mjs'], flow: true },
  check: { args: ['tools/check.mjs'], flow: true },
  bench: { args: ['packages/server/test/bench/run.ts'], flow: true },
  conformance: { args: ['packages/server/test/conformance/main.ts'], flow: true },
  accuracy: { args: ['packages/engines/test/accuracy/run.ts'], flow: false },
  specimens: { args: ['packages/engines/src/specimens/main.ts'], flow: false },
  format: { args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'], flow: false },
  generate: { args: ['tools/generate.mjs'], flow: true },
};

async function main([name, ...given]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (command === undefined) {
    process.stderr.write(`Say one of: ${Object.keys(commands).join(', ')}.\n`);
    return 2;
  }
  const extra = given[0] === '--' ? given.slice(1) : given;
  const node = await provideNode(root);
  await installPackages(root, node);
  if (command.flow) await buildFlow(root, node);
  return runChild(node.execPath, [...command.args, ...extra], { cwd: root, env: node.env });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(error instanceof StepFailed ? `${error.message}\n` : `${error?.stack ?? error}\n`);
    process.exit(1);
  },
);
