/** A Python client by openapi-python-client: generated, imported, made to parse the recorded answers and to call a service. */
import { join } from 'node:path';
import { isPresent, runProgram } from '../run-program.ts';

const given = (name: string): string => join(import.meta.dirname, name);

/** Programs that are missing. */
export function missing(): readonly string[] {
  if (!isPresent('python3', '--version')) return ['python3'];
  return isPresent('python3', '-c', 'import ensurepip, venv') ? [] : ['python3-venv'];
}

const interpreter = (folder: string): string => join(folder, 'environment', 'bin', 'python');

/** Makes an environment of its own in `folder` with the generator, which brings what its clients need. */
export async function prepare(folder: string): Promise<void> {
  const install = ['-m', 'pip', 'install', '--quiet', '--requirement', given('requirements.txt')];
  await runProgram('python3', ['-m', 'venv', 'environment'], folder);
  await runProgram(interpreter(folder), install, folder);
}

/** Throws when the client is not made. */
export async function make(folder: string, own: string): Promise<void> {
  const choices = ['--config', given('settings.yml'), '--custom-template-path', given('templates')];
  await runProgram(
    join(folder, 'environment', 'bin', 'openapi-python-client'),
    ['generate', '--path', 'openapi.json', '--meta', 'none', '--output-path', 'client', ...choices],
    own,
  );
}

/** What the parser printed. Throws when the client does not parse. */
export const parse = (folder: string, own: string): Promise<string> =>
  runProgram(interpreter(folder), [given('parse_answers.py'), 'answers.json', own], own);

/** What the caller printed. Throws with what went wrong. */
export const call = (folder: string, own: string, args: readonly string[]): Promise<string> =>
  runProgram(interpreter(folder), [given('call_service.py'), own, ...args], own);
