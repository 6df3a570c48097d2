/**
 * `npm run clients [-- java go …]`: a client of each version of the API in each language, generated from the
 * committed documents, compiled, and made to parse one recorded answer of each operation (`npm test` does so in
 * TypeScript); that of the newest version calls a running service. A language with missing programs is reported and
 * skipped; it fails the run if it was named, and with TEST_CLIENTS=required.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCalledService } from './call-service.ts';
import * as go from './go/go-client.ts';
import * as java from './java/java-client.ts';
import * as python from './python/python-client.ts';
import { type VersionUnderTest, versionsUnderTest } from './recorded-answers.ts';
import * as ruby from './ruby/ruby-client.ts';
import * as typescript from './typescript/typescript-client.ts';

/**
 * Language of a client. Each version has a separate folder with the document as `openapi.json` and the recorded answers
 * as `answers.json`.
 */
interface Language {
  /** Returns the required programs that are missing. */
  missing(): readonly string[];
  /** Fetches the generator and the dependencies of its clients into an empty folder. */
  prepare?(folder: string): Promise<void>;
  /** Makes the client of a version in its folder below that one. Throws with the error. */
  make?(folder: string, own: string): Promise<void>;
  /** Returns the parser's output, with `<parsed> of <answers>` last. Throws with the error. */
  parse?(folder: string, own: string): Promise<string>;
  /**
   * Calls a service, given its address, a key of its sandbox and the id of a template. Returns the output; throws with
   * the error.
   */
  call(folder: string, own: string, args: readonly string[]): Promise<string>;
}

const root = join(import.meta.dirname, '..', '..');

const languages: Readonly<Record<string, Language>> = { typescript, java, python, go, ruby };

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * Makes the clients of all versions, or only of the newest if no answers are parsed. Returns the folder of the newest
 * one.
 */
async function makeClients(name: string, language: Language, folder: string): Promise<string> {
  await language.prepare?.(folder);
  const all = versionsUnderTest(root);
  const made = new Map<string, VersionUnderTest>();
  let newest = folder;
  for (const version of language.parse === undefined ? all.slice(-1) : all) {
    const same = made.get(withoutDate(version));
    newest = join(folder, (same ?? version).date);
    if (same !== undefined) {
      print(
        `${name} ${version.date}: ${version.answers.length} of ${version.answers.length}, the same as ${same.date}`,
      );
      continue;
    }
    print(`${name} ${version.date}: ${await makeClient(language, folder, version)}`);
    made.set(withoutDate(version), version);
  }
  return newest;
}

/** Returns the output, with the seconds that it took. */
async function makeClient({ make, parse }: Language, folder: string, version: VersionUnderTest): Promise<string> {
  const begin = performance.now();
  const own = join(folder, version.date);
  await mkdir(own);
  await writeFile(join(own, 'openapi.json'), version.text);
  await writeFile(join(own, 'answers.json'), JSON.stringify(version.answers));
  await make?.(folder, own);
  const printed = (await parse?.(folder, own)) ?? 'made';
  return `${printed.trim()} (${((performance.now() - begin) / 1000).toFixed(1)} s)`;
}

async function callService(name: string, { call }: Language, folder: string, own: string): Promise<void> {
  const service = await startCalledService();
  try {
    print(`${name} called a running service: ${(await call(folder, own, service.args)).trim()}`);
  } finally {
    await service.close();
  }
}

async function runLanguage(name: string, language: Language, folder: string): Promise<boolean> {
  const own = join(folder, name);
  await mkdir(own);
  try {
    const newest = language.make === undefined ? own : await makeClients(name, language, own);
    await callService(name, language, own, newest);
    return true;
  } catch (error) {
    print(`${name} FAILED: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Returns the content without the date: versions with the same content are tested once. */
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
