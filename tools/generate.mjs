/**
 * Writes every generated file: OpenAPI documents, reference pages and the client. With --check it writes nothing,
 * prints the files that would change, and exits with 1 if there are any.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateApiChangelog } from './generators/api-changelog.ts';
import { generateChecks } from './generators/checks.ts';
import { clientFolder, generateClient } from './generators/client.ts';
import { generateCommands } from './generators/commands.ts';
import { generateCompatibility } from './generators/compatibility.ts';
import { generateConfiguration } from './generators/configuration.ts';
import { generateDecisions } from './generators/decisions.ts';
import { generateErrors } from './generators/errors.ts';
import { generateNameTables } from './generators/name-tables.ts';
import { generateOpenApi, openApiFolder } from './generators/openapi.ts';
import { generatePrivateTypes, privateTypesFolder } from './generators/private-types.ts';
import { generateReports } from './generators/reports.ts';
import { generateSlices } from './generators/slices.ts';
import { generateStateMachines } from './generators/state-machines.ts';
import { generateTables } from './generators/tables.ts';
import { generateWholeTests } from './generators/whole-tests.ts';

const root = join(import.meta.dirname, '..');
const generators = {
  OpenAPI: generateOpenApi,
  configuration: generateConfiguration,
  commands: generateCommands,
  decisions: generateDecisions,
  errors: generateErrors,
  'API changelog': generateApiChangelog,
  checks: generateChecks,
  reports: generateReports,
  'state machines': generateStateMachines,
  compatibility: generateCompatibility,
  client: generateClient,
  'types of the private surface': generatePrivateTypes,
  tables: generateTables,
  'tables of names': generateNameTables,
  slices: generateSlices,
  'whole tests': generateWholeTests,
};

/** Folders with only generated files: files that no generator produces any more are left over. */
const ownFolders = [`${openApiFolder}/*.json`, `${clientFolder}/**/*.ts`, `${privateTypesFolder}/*.ts`];

function isAsItShallBe(path, content) {
  try {
    return readFileSync(join(root, path)).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

async function generateAll() {
  const files = new Map();
  const failures = [];
  for (const [name, generate] of Object.entries(generators)) {
    try {
      for (const [path, content] of await generate(root)) files.set(path, content);
    } catch (error) {
      failures.push(`The ${name} could not be generated: ${error instanceof Error ? error.stack : error}`);
    }
  }
  return { files, failures };
}

const { files, failures } = await generateAll();
const changed = [...files].filter(([path, content]) => !isAsItShallBe(path, content)).map(([path]) => path);
// The files of a failed generator must not count as left over.
const leftOver =
  failures.length > 0
    ? []
    : ownFolders.flatMap((glob) => globSync(glob, { cwd: root })).filter((path) => !files.has(path));

if (process.argv.includes('--check')) {
  for (const path of changed) process.stdout.write(`${path} is not what its source says; run: npm run generate\n`);
  for (const path of leftOver) process.stdout.write(`${path} has no source any more; run: npm run generate\n`);
} else {
  for (const path of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files.get(path));
    process.stdout.write(`${path} written\n`);
  }
  for (const path of leftOver) {
    rmSync(join(root, path));
    process.stdout.write(`${path} removed\n`);
  }
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(`${files.size} generated files, ${changed.length + leftOver.length} out of date.\n`);
const differs = process.argv.includes('--check') && changed.length + leftOver.length > 0;
process.exitCode = failures.length > 0 || differs ? 1 : 0;
