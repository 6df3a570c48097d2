/**
 * Go client of each version by OpenAPI Generator: generated, compiled, made to parse the recorded answers and to call a
 * service. It needs no modules besides Go's own.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchByMaven, generateClient, missingPrograms } from '../openapi-generator.ts';
import { runProgram } from '../run-program.ts';

const given = (name: string): string => join(import.meta.dirname, name);

/** Returns the missing programs. */
export const missing = (): readonly string[] => missingPrograms({ go: 'version' });

/** Fetches the generator into `folder`. */
export const prepare = (folder: string): Promise<void> => fetchByMaven(folder, 'dependency:copy@generator');

/** Generates and compiles the client. Throws if either fails. */
export async function make(folder: string, own: string): Promise<void> {
  const options = ['useOneOfDiscriminatorLookup=true', 'disallowAdditionalPropertiesIfNotPresent=false'];
  // Without them numbers have seven digits, and integers end at 2^31.
  const choices = ['--type-mappings=number=float64,integer=int64', '-t', given('templates')];
  const client = ['-g', 'go', '--package-name=client', '-o', join(own, 'client'), ...choices];
  await generateClient(folder, own, client, [...options, 'withGoMod=false']);
  await copyFile(given('go.mod'), join(own, 'go.mod'));
  await runProgram('go', ['build', './client'], own);
}

/** Returns the parser's output. Throws if the client does not parse. */
export const parse = (_folder: string, own: string): Promise<string> =>
  runProgram('go', ['run', given('parse_answers.go'), 'answers.json'], own);

/** Returns the caller's output. Throws with the error. */
export const call = (_folder: string, own: string, args: readonly string[]): Promise<string> =>
  runProgram('go', ['run', given('call_service.go'), ...args], own);
