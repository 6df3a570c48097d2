/**
 * Terrorist Exclusion List of the US State Department (8 U.S.C. 1182(a)(3)(B)(vi)(II)): the web page, saved as HTML. The
 * page has no numbers, dates or countries; an organization is one list item, its other names are in parentheses.
 */
import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { type Entity, entityOf, type NameForm } from '../entity.ts';
import { type LeftOut, onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { uniqueKeys } from './unique-keys.ts';

/** Heading of the list on the page; the list of groups that left it has a heading of its own. */
const heading = /terrorist exclusion list designees/i;
const mostCharacters = 20_000_000;
const mostOfAnItem = 5000;

const program = 'Terrorist Exclusion List (8 U.S.C. 1182)';

/** Returns the text of each item of the list below the heading. */
async function itemsOf(page: Readable): Promise<string[]> {
  const items: string[] = [];
  let [isAnnounced, depth, isDone, text] = [false, 0, false, ''];
  const parser = new Parser({
    onopentagname(name) {
      if (isDone || !isAnnounced) text = '';
      else if (name === 'ul' || name === 'ol') depth += 1;
      else if (name === 'li' && depth === 1) text = '';
    },
    ontext(part) {
      if (!isDone && text.length < mostOfAnItem) text += part;
      if (!isAnnounced && heading.test(text)) isAnnounced = true;
    },
    onclosetag(name, isImplied) {
      if (isDone || depth === 0) return;
      if (name === 'li' && depth === 1) items.push(text.replaceAll(/\s+/g, ' ').trim());
      if (name !== 'ul' && name !== 'ol') return;
      depth -= 1;
      isDone = depth === 0 && !isImplied;
    },
  });
  let length = 0;
  page.setEncoding('utf8');
  for await (const part of page as AsyncIterable<string>) {
    length += part.length;
    if (length > mostCharacters) throw new SourceBroken('the page is too long');
    parser.write(part);
  }
  parser.end();
  if (!isAnnounced) throw new SourceBroken('the page has no heading “Terrorist Exclusion List Designees”');
  if (!isDone) throw new SourceBroken('the page ends before its list does');
  return items.filter(Boolean);
}

/** Start of another name: `(a.k.a.`, `; f.k.a.`, `, aka`. The first letter says whether it is a former name. */
const otherName = /[\s(;,]+(?:and\s+)?\b([afn])[./]?k[./]?a\b[.:,]*\s*/i;
/** A short form in parentheses: `(UTN)`. Other parentheses limit the entry, and are no name. */
const shortForm = /\(([\p{Lu}\d][\p{Lu}\d&/.-]{1,14})\)/u;

/** Returns the names of one way of writing, without parentheses: `Ummah Tameer (UTN)` gives `Ummah Tameer` and `UTN`. */
function plainNames(written: string): string[] {
  const whole = written.replaceAll(/\([^()]*\)/g, ' ');
  const name = whole
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s;,]+$/, '')
    .trim();
  const short = shortForm.exec(written)?.[1];
  return [name, ...(short === undefined ? [] : [short])].filter(Boolean);
}

function namesIn(item: string): NameForm[] {
  const [main = '', ...others] = item.split(otherName);
  const [first, ...short] = plainNames(main);
  if (first === undefined) return [];
  const names: NameForm[] = [
    { value: first, type: 'primary_name', quality: 'strong' },
    ...short.map((value): NameForm => ({ value, type: 'aka', quality: 'weak' })),
  ];
  for (let at = 0; at < others.length; at += 2) {
    const type = others[at]?.toLowerCase() === 'f' ? 'former' : 'aka';
    for (const [place, value] of plainNames(others[at + 1] ?? '').entries()) {
      names.push({ value, type, quality: place === 0 ? 'strong' : 'weak' });
    }
  }
  return names.filter(({ value }, place) => names.findIndex((name) => name.value === value) === place);
}

/** Returns what the entry is limited to: `Pakistan and Afghanistan offices`. */
const limitIn = (item: string): string | null => {
  const [main = ''] = item.split(otherName);
  const [, limit = ''] = /\(([^()]*)\)/.exec(main.replace(shortForm, ' ')) ?? [];
  return limit.trim() || null;
};

/** Reads the organizations. Throws SourceBroken. */
export async function* readUsTel(
  files: SourceFiles,
  _onIssued: (at: string) => void,
  onLeftOut: LeftOut = () => undefined,
): AsyncGenerator<Entity> {
  const items = await itemsOf(onlyFile(files, /\.html?$/));
  if (items.length === 0) throw new SourceBroken('the list of the page is empty');
  const keyOf = uniqueKeys();
  for (const item of items) {
    const names = namesIn(item);
    const [main] = names;
    if (main === undefined) {
      onLeftOut('item without a name');
      continue;
    }
    yield entityOf({
      key: keyOf(main.value.toLowerCase()),
      kind: 'organization',
      names,
      birthdates: [],
      programs: [program],
      topics: ['sanction'],
      remarks: limitIn(item),
    });
  }
}
