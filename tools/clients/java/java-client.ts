/**
 * Java client of each version by OpenAPI Generator: generated, compiled, made to parse the recorded answers and to call
 * a service.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchByMaven, generateClient, missingPrograms } from '../openapi-generator.ts';
import { runProgram } from '../run-program.ts';

/** Returns the missing programs. */
export const missing = (): readonly string[] => missingPrograms({ javac: '-version' });

/** Fetches the generator and the libraries of its clients into `folder`. */
export const prepare = (folder: string): Promise<void> => fetchByMaven(folder, 'process-sources');

/** Generates and compiles the client. Throws if either fails. */
export async function make(folder: string, own: string): Promise<void> {
  const packages = ['--invoker-package=client', '--api-package=client.operations', '--model-package=client.model'];
  const client = ['-g', 'java', '--library=native', ...packages, '-o', own];
  await generateClient(folder, own, client, ['useJakartaEe=true', 'useOneOfDiscriminatorLookup=true']);
  const sources = await sourcesBelow(join(own, 'src', 'main', 'java'));
  await writeFile(join(own, 'sources'), sources.join('\n'));
  await compile(folder, own, '@sources');
}

/** Returns the parser's output. Throws if the client does not parse. */
export async function parse(folder: string, own: string): Promise<string> {
  const operations = join(own, 'src', 'main', 'java', 'client', 'operations');
  await compile(folder, own, join(import.meta.dirname, 'ParseAnswers.java'));
  return run(folder, own, 'ParseAnswers', 'answers.json', operations, 'client.operations');
}

/** Returns the caller's output. Throws with the error. */
export async function call(folder: string, own: string, args: readonly string[]): Promise<string> {
  await compile(folder, own, join(import.meta.dirname, 'CallService.java'));
  return run(folder, own, 'CallService', ...args);
}

const classPath = (folder: string): string => `classes:${join(folder, 'libraries', '*')}`;

const compiler = ['-encoding', 'UTF-8', '-nowarn', '-proc:none', '-d', 'classes'];

const compile = (folder: string, own: string, sources: string): Promise<string> =>
  runProgram('javac', [...compiler, '-cp', classPath(folder), sources], own);

const run = (folder: string, own: string, program: string, ...args: readonly string[]): Promise<string> =>
  runProgram('java', ['-cp', classPath(folder), program, ...args], own);

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => name.endsWith('.java')).map(({ parentPath, name }) => join(parentPath, name));
}
