/** OpenAPI Generator, a Java program from Maven Central, for the languages whose clients it makes. */
import { join } from 'node:path';
import { isPresent, runProgram } from './run-program.ts';

const pom = join(import.meta.dirname, 'java', 'pom.xml');

/** Returns the missing programs, with those that the language itself asks for by a question without side effects. */
export const missingPrograms = (others: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries({ java: '-version', mvn: '--version', ...others }).flatMap(([program, question]) =>
    isPresent(program, question) ? [] : [program],
  );

/** Fetches what a goal or phase of the pom names into `folder`, from Maven Central or a mirror. */
export async function fetchByMaven(folder: string, goal: string): Promise<void> {
  await runProgram('mvn', ['-q', '-B', '-f', pom, `-Dfolder=${folder}`, goal], folder);
}

/** Generates a client without tests and documentation. Throws if it fails. */
export async function generateClient(
  folder: string,
  own: string,
  args: readonly string[],
  options: readonly string[],
): Promise<void> {
  // A form may have a schema that no other body has: its class is left out by default, and Java imports it.
  const parts = [
    'skipFormModel=false',
    'models',
    'apis',
    'supportingFiles',
    'modelTests=false',
    'apiTests=false',
    'modelDocs=false',
  ];
  await runProgram(
    'java',
    [
      ...['-jar', join(folder, 'generator.jar'), 'generate', '-i', 'openapi.json', ...args],
      `--additional-properties=${[...options, 'hideGenerationTimestamp=true'].join(',')}`,
      `--global-property=${[...parts, 'apiDocs=false'].join(',')}`,
    ],
    own,
  );
}
