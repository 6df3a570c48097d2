/**
 * Python client by openapi-python-client: generated, imported, made to parse the recorded answers and to call a
 * service.
 */
import { join } from 'node:path';
import { isPresent, runProgram } from '../run-program.ts';

const given = (name: string): string => join(import.meta.dirname, name);

/** Returns the missing programs. */
export function missing(): readonly string[] {
  if (!isPresent('python3', '--version')) return ['python3'];
  return isPresent('python3', '-c', 'import ensurepip, venv') ? [] : ['python3-venv'];
}

const interpreter = (folder: string): string => join(folder, 'environment', 'bin', 'python');

/** Creates a virtual environment in `folder` with the generator, which includes the dependencies of its clients. */
export async function prepare(folder: string): Promise<void> {
  const install = ['-m', 'pip', 'install', '--quiet', '--requirement', given('requirements.txt')];
  await runProgram('python3', ['-m', 'venv', 'environment'], folder);
  await runProgram(interpreter(folder), install, folder);
}

/** Generates the client. Throws if it fails. */
export async function make(folder: string, own: string): Promise<void> {
  const choices = ['--config', given('settings.yml'), '--custom-template-path', given('templates')];
  await runProgram(
    join(folder, 'environment', 'bin', 'openapi-python-client'),
    ['generate', '--path', 'openapi.json', '--meta', 'none', '--output-path', 'client', ...choices],
    own,
  );
}

/** Returns the parser's output. Throws if the client does not parse. */
export const parse = (folder: string, own: string): Promise<string> =>
  runProgram(interpreter(folder), [given('parse_answers.py'), 'answers.json', own], own);

/** Returns the caller's output. Throws with the error. */
export const call = (folder: string, own: string, args: readonly string[]): Promise<string> =>
  runProgram(interpreter(folder), [given('call_service.py'), own, ...args], own);
