/**
 * Generator of docs/decisions/README.md: number, title and status of each decision, read from the first lines of its
 * page.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GeneratedFiles } from './generated-files.ts';
import { generatedNotice, page, table } from './markdown.ts';

const folder = 'docs/decisions';

/** Matches `# 0012 A title`, `# 0045: a title`, `# 63. A title`. */
const heading = /^#\s+\d+[.:]?\s+(?<title>.+)$/m;
const status = /^\**Status\**:\**\s*(?<status>.+?)\.?$/m;

function rowOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const title = heading.exec(text)?.groups?.['title'];
  if (title === undefined) throw new Error(`${path} does not begin with its number and title`);
  const name = basename(path);
  const found = status.exec(text)?.groups?.['status'] ?? 'accepted';
  const capital = `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
  return [`[${name.slice(0, 4)}](${name})`, capital, found.replace(/^replaced by/, '**superseded** by')];
}

export function generateDecisions(root: string): GeneratedFiles {
  const paths = globSync(`${folder}/[0-9]*.md`, { cwd: root }).sort();
  const rows = paths.map((path) => rowOf(join(root, path)));
  const text = page(
    generatedNotice('the pages of this folder'),
    '# Decisions',
    'A decision that binds later work has a page: the question, the decision, its reasons and costs. A page without a status line is accepted. A page ' +
      'that no longer holds names the one that replaces it.',
    table(['Number', 'Decision', 'Status'], rows),
  );
  return new Map([[`${folder}/README.md`, text]]);
}
