/**
 * `npm run clients [-- java python …]`: a client of each version of the API in each language, generated from the committed
 * documents, compiled, and made to parse one recorded answer of each operation; that of TypeScript, which `npm test` makes parse
 * them, calls a running service. A language whose programs are absent is said loudly and not tried; it fails the run when it was
 * named, and with TEST_CLIENTS=required.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCalledService } from './call-service.ts';
import { javaPrograms, prepareJava, tryJava } from './java/java-client.ts';
import { preparePython, pythonPrograms, tryPython } from './python/python-client.ts';
import { type VersionUnderTest, versionsUnderTest } from './recorded-answers.ts';
import { runProgram } from './run-program.ts';

interface Parsing {
  /** Fetches what it needs into an empty folder. */
  prepare(folder: string): Promise<void>;
  /** What the parser printed, `<parsed> of <answers>` last. Throws with what went wrong. */
  tryVersion(folder: string, version: VersionUnderTest): Promise<string>;
}

interface Language {
  /** Programs it needs that are not here. */
  missing(): readonly string[];
  readonly parsing?: Parsing;
  /** Calls a service: its address, a key of its sandbox and the id of a template. What it printed; throws with what went wrong. */
  readonly call?: (args: readonly string[]) => Promise<string>;
}

const root = join(import.meta.dirname, '..', '..');

const languages: Readonly<Record<string, Language>> = {
  typescript: {
    missing: () => [],
    call: (args) =>
      runProgram(process.execPath, [join(import.meta.dirname, 'typescript', 'call-service.ts'), ...args], root),
  },
  java: { missing: javaPrograms, parsing: { prepare: prepareJava, tryVersion: tryJava } },
  python: { missing: pythonPrograms, parsing: { prepare: preparePython, tryVersion: tryPython } },
};

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function parse(name: string, { prepare, tryVersion }: Parsing, own: string): Promise<void> {
  await prepare(own);
  const tried = new Map<string, string>();
  for (const version of versionsUnderTest(root)) {
    const same = tried.get(withoutDate(version));
    if (same !== undefined) {
      print(`${name} ${version.date}: ${version.answers.length} of ${version.answers.length}, the same as ${same}`);
      continue;
    }
    const begin = performance.now();
    const printed = await tryVersion(own, version);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    print(`${name} ${version.date}: ${printed.trim()} (${seconds} s)`);
    tried.set(withoutDate(version), version.date);
  }
}

async function callService(name: string, call: NonNullable<Language['call']>): Promise<void> {
  const service = await startCalledService();
  try {
    print(`${name} called a running service: ${(await call(service.args)).trim()}`);
  } finally {
    await service.close();
  }
}

async function runLanguage(name: string, { parsing, call }: Language, folder: string): Promise<boolean> {
  const own = join(folder, name);
  await mkdir(own);
  try {
    if (parsing !== undefined) await parse(name, parsing, own);
    if (call !== undefined) await callService(name, call);
    return true;
  } catch (error) {
    print(`${name} FAILED: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Versions whose documents and answers are the same are tried once. */
const withoutDate = ({ date, text, answers }: VersionUnderTest): string =>
  text.replace(`"version": "${date}"`, '') + JSON.stringify(answers);

async function main(named: readonly string[]): Promise<number> {
  const unknown = named.filter((name) => !Object.hasOwn(languages, name));
  if (unknown.length > 0) {
    print(`No client is made in ${unknown.join(', ')}. The languages are: ${Object.keys(languages).join(', ')}.`);
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), 'countersign-clients-'));
  const results: { readonly name: string; readonly state: 'passed' | 'FAILED' | 'ABSENT' }[] = [];
  try {
    for (const [name, language] of Object.entries(languages)) {
      if (named.length > 0 && !named.includes(name)) continue;
      const missing = language.missing();
      if (missing.length > 0) print(`${name} NOT TRIED: ${missing.join(', ')} is not installed`);
      const passed = missing.length === 0 && (await runLanguage(name, language, folder));
      results.push({ name, state: missing.length > 0 ? 'ABSENT' : passed ? 'passed' : 'FAILED' });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const needed = named.length > 0 || process.env['TEST_CLIENTS'] === 'required';
  const failed = results.filter(({ state }) => state === 'FAILED' || (state === 'ABSENT' && needed));
  const passed = results.filter(({ state }) => state === 'passed');
  for (const { name, state } of results) print(`${state}  ${name}`);
  print(`${passed.length} of ${results.length} languages`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
