/**
 * Entry point of every npm script. Ensures that packages, Node 24 and the builds of the pages are present and current,
 * then runs the command. Works with any Node from 18 on and without packages, and so in a fresh checkout.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDashboard } from './run/build-dashboard.mjs';
import { buildDocs } from './run/build-docs.mjs';
import { buildEmbed } from './run/build-embed.mjs';
import { buildFlow } from './run/build-flow.mjs';
import { buildReference } from './run/build-reference.mjs';
import { installPackages } from './run/install-packages.mjs';
import { provideNode } from './run/provide-node.mjs';
import { runChild, StepFailed } from './run/run-child.mjs';

// Node 18 has no import.meta.dirname.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Command → arguments of Node 24. `pages` is true if the command needs the builds for browsers. */
const commands = {
  start: { args: ['packages/server/src/main.ts'], pages: true },
  test: { args: ['tools/test.mjs'], pages: true },
  'test:whole': { args: ['tools/test-whole.mjs'], pages: true },
  check: { args: ['tools/check.mjs'], pages: true },
  bench: { args: ['packages/server/test/bench/run.ts'], pages: true },
  conformance: { args: ['packages/server/test/conformance/main.ts'], pages: true },
  screens: { args: ['packages/dashboard/test/screens.ts'], pages: true },
  accuracy: { args: ['packages/engines/test/accuracy/run.ts'], pages: false },
  train: { args: ['packages/screening/training/run.ts'], pages: false },
  specimens: { args: ['packages/specimens/src/main.ts'], pages: false },
  format: { args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'], pages: false },
  clients: { args: ['tools/clients/main.ts'], pages: true },
  generate: { args: ['tools/generate.mjs'], pages: true },
};

/** The same commands for names only, with the word `screening`. */
const ofNames = {
  accuracy: 'packages/screening/test/accuracy/run.ts',
  bench: 'packages/screening/test/bench/run.ts',
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
  if (command.pages) {
    await buildFlow(root, node);
    await buildEmbed(root, node);
    await buildDashboard(root, node);
    buildReference(root);
    await buildDocs(root, node);
  }
  // Compiled modules are cached between starts: reading and compiling them is half the time of a start.
  const compiled = join(root, 'node_modules', '.cache', 'countersign', 'compile');
  // Measurements of names need no image engine and no service.
  const isOfNames = extra[0] === 'screening' && Object.hasOwn(ofNames, name);
  const isOfMonitoring = isOfNames && name === 'bench' && extra[1] === 'monitoring';
  const [args, rest] = isOfMonitoring
    ? [['packages/screening/test/bench/monitoring.ts'], extra.slice(2)]
    : isOfNames
      ? [[ofNames[name]], extra.slice(1)]
      : [command.args, extra];
  const env = { NODE_COMPILE_CACHE: compiled, ...node.env };
  return runChild(node.execPath, [...args, ...rest], { cwd: root, env });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(error instanceof StepFailed ? `${error.message}\n` : `${error?.stack ?? error}\n`);
    process.exit(1);
  },
);
