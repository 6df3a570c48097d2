/** The last part of docs/architecture.md: the slices of each floor, each with the first sentence of its `index.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floors } from '../dependency-rules/slice-rules.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { generatedNotice, page, table } from './markdown.ts';

const path = 'docs/architecture.md';
const notice = generatedNotice('`tools/dependency-rules/slice-rules.ts` and the first comment of each `index.ts`');
const folder = 'packages/server/src/resources';

/** Returns the first sentence of the comment that a file begins with. */
function firstSentence(file: string, text: string): string {
  const comment = /^\/\*\*(?<inner>.*?)\*\//s.exec(text)?.groups?.['inner'];
  if (comment === undefined) throw new Error(`${file} does not begin with a comment`);
  const plain = comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim();
  return /^.*?\.(?=\s|$)/.exec(plain)?.[0] ?? plain;
}

/** Drops what is the same in every header. */
const subjectOf = (sentence: string): string => {
  const subject = sentence.replace(/^(?:Public interface of|Exports of) (?:the )?|(?: for other slices(?=[.:]))/g, '');
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
};

export function generateSlices(root: string): GeneratedFiles {
  const written = readFileSync(join(root, path), 'utf8').split(notice)[0]?.trimEnd() ?? '';
  const rows = Object.entries(floors).flatMap(([floor, slices]) =>
    slices.map((slice) => {
      const file = `${folder}/${floor}/${slice}/index.ts`;
      const subject = subjectOf(firstSentence(file, readFileSync(join(root, file), 'utf8')));
      return [floor, `[${slice}](../${folder}/${floor}/${slice})`, subject];
    }),
  );
  return new Map([[path, page(written, notice, table(['Floor', 'Slice', 'Subject'], rows))]]);
}
