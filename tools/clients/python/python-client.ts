/** A Python client of each version by openapi-python-client: generated, imported, and made to parse the recorded answers. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionUnderTest } from '../recorded-answers.ts';
import { isPresent, runProgram } from '../run-program.ts';

/** Programs that are missing. */
export function pythonPrograms(): readonly string[] {
  if (!isPresent('python3', '--version')) return ['python3'];
  return isPresent('python3', '-c', 'import ensurepip, venv') ? [] : ['python3-venv'];
}

const interpreter = (folder: string): string => join(folder, 'environment', 'bin', 'python');

/** Makes an environment of its own in `folder` with the generator, which brings what its clients need. */
export async function preparePython(folder: string): Promise<void> {
  const requirements = join(import.meta.dirname, 'requirements.txt');
  await runProgram('python3', ['-m', 'venv', 'environment'], folder);
  await runProgram(interpreter(folder), ['-m', 'pip', 'install', '--quiet', '--requirement', requirements], folder);
}

/** What the parser printed. Throws when the client is not made or does not parse. */
export async function tryPython(folder: string, { date, text, answers }: VersionUnderTest): Promise<string> {
  const own = join(folder, date);
  await mkdir(own);
  await writeFile(join(own, 'openapi.json'), text);
  await writeFile(join(own, 'answers.json'), JSON.stringify(answers));
  const settings = join(import.meta.dirname, 'settings.yml');
  await runProgram(
    join(folder, 'environment', 'bin', 'openapi-python-client'),
    ['generate', '--path', 'openapi.json', '--meta', 'none', '--output-path', 'client', '--config', settings],
    own,
  );
  return runProgram(interpreter(folder), [join(import.meta.dirname, 'parse_answers.py'), 'answers.json', own], own);
}
