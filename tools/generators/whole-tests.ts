/**
 * Generator of the last part of docs/testing.md: the subject of each file of `npm run test:whole`, from its first
 * comment.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GeneratedFiles } from './generated-files.ts';
import { code, generatedNotice, page, table } from './markdown.ts';

const path = 'docs/testing.md';
const notice = generatedNotice('the first comment line of each `*.whole.test.ts`');

/** Returns the sentence of a file that begins with a comment of one line. */
function firstSentence(file: string, text: string): string {
  const sentence = /^\/\*\* (.+) \*\/\n/.exec(text)?.[1];
  if (sentence === undefined) throw new Error(`${file} does not begin with a comment of one line.`);
  return sentence;
}

async function wholeTests(root: string): Promise<string[]> {
  const packages = join(root, 'packages');
  const names = await readdir(packages);
  const below = await Promise.all(
    names.flatMap((name) =>
      ['src', 'test'].map(async (folder) => {
        const from = join('packages', name, folder);
        const found = await readdir(join(root, from), { recursive: true }).catch(() => []);
        return found.filter((file) => file.endsWith('.whole.test.ts')).map((file) => join(from, file));
      }),
    ),
  );
  return below.flat().sort();
}

export async function generateWholeTests(root: string): Promise<GeneratedFiles> {
  const written = (await readFile(join(root, path), 'utf8')).split(notice)[0]?.trimEnd() ?? '';
  const rows = await Promise.all(
    (await wholeTests(root)).map(async (file) => [
      code(file.replace(/^packages\//, '').replace(/\.whole\.test\.ts$/, '')),
      firstSentence(file, await readFile(join(root, file), 'utf8')),
    ]),
  );
  return new Map([[path, page(written, notice, table(['File below `packages/`', 'Holds'], rows))]]);
}
