/** A Java client of each version by OpenAPI Generator: generated, compiled, and made to parse the recorded answers. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionUnderTest } from '../recorded-answers.ts';
import { isPresent, runProgram } from '../run-program.ts';

/** Programs that are missing. */
export const javaPrograms = (): readonly string[] =>
  Object.entries({ java: '-version', javac: '-version', mvn: '--version' }).flatMap(([program, question]) =>
    isPresent(program, question) ? [] : [program],
  );

/** Fetches the generator and the libraries of its clients into `folder`, from Maven Central or what mirrors it. */
export async function prepareJava(folder: string): Promise<void> {
  const pom = join(import.meta.dirname, 'pom.xml');
  await runProgram('mvn', ['-q', '-B', '-f', pom, `-Dfolder=${folder}`, 'process-sources'], folder);
}

/** What the parser printed. Throws when the client does not compile or does not parse. */
export async function tryJava(folder: string, { date, text, answers }: VersionUnderTest): Promise<string> {
  const own = join(folder, date);
  await mkdir(own);
  await writeFile(join(own, 'openapi.json'), text);
  await writeFile(join(own, 'answers.json'), JSON.stringify(answers));
  await generate(folder, own);
  const sources = await sourcesBelow(join(own, 'src', 'main', 'java'));
  await writeFile(join(own, 'sources'), [...sources, join(import.meta.dirname, 'ParseAnswers.java')].join('\n'));
  const libraries = join(folder, 'libraries', '*');
  await runProgram('javac', ['-nowarn', '-proc:none', '-d', 'classes', '-cp', libraries, '@sources'], own);
  const operations = join(own, 'src', 'main', 'java', 'client', 'operations');
  const classes = `${join(own, 'classes')}:${libraries}`;
  return runProgram('java', ['-cp', classes, 'ParseAnswers', 'answers.json', operations, 'client.operations'], own);
}

async function generate(folder: string, own: string): Promise<void> {
  const options = ['useJakartaEe=true', 'useOneOfDiscriminatorLookup=true', 'hideGenerationTimestamp=true'];
  const parts = ['models', 'apis', 'supportingFiles', 'modelTests=false', 'apiTests=false', 'modelDocs=false'];
  const packages = ['--invoker-package=client', '--api-package=client.operations', '--model-package=client.model'];
  await runProgram(
    'java',
    [
      ...['-jar', join(folder, 'generator.jar'), 'generate', '-i', 'openapi.json', '-o', own],
      ...['-g', 'java', '--library=native', ...packages],
      `--additional-properties=${options.join(',')}`,
      `--global-property=${[...parts, 'apiDocs=false'].join(',')}`,
    ],
    own,
  );
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => name.endsWith('.java')).map(({ parentPath, name }) => join(parentPath, name));
}
