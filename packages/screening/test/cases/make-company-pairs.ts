/**
 * Writes `companies.csv`: public pairs of company names, same or different, each with its origin and its half by hash.
 * Run with `node test/cases/make-company-pairs.ts`; the selection is independent of the engine's verdict.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Entity } from '../../src/entity.ts';
import { hashOf } from '../../src/names/variants.ts';
import { fold } from '../../src/text/fold.ts';
import { readSnapshot } from '../../training/run.ts';

interface Pair {
  readonly left: string;
  readonly right: string;
  readonly same: boolean;
  readonly origin: string;
}

const asked = { same: 110, other: 90 };
/** Maximum number of entities with a rare word: two names of one company must share such a word. */
const mostOfARareWord = 25;

const wordsOf = (name: string): Set<string> =>
  new Set(
    fold(name)
      .map(({ text }) => text)
      .filter((word) => word.length > 2),
  );
const keyOf = (words: Set<string>): string => [...words].sort().join(' ');
const primaryOf = ({ names }: Entity): string => names[0]?.value ?? '';

function countWords(entities: readonly Entity[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { names } of entities)
    for (const word of new Set(names.flatMap(({ value }) => [...wordsOf(value)])))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const legalForms =
  /\b(?:co|company|corp|corporation|gmbh|inc|jsc|limited|llc|ltd|ltda|ooo|plc|sa|sarl|s\.?a\.?(?: de c\.?v)?|srl)\b/i;

/** Returns the share of common words, relative to the name with fewer words. */
function sharedOf(left: Set<string>, right: Set<string>): number {
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}

/** Returns a company with its first strong alias that has other words but shares half of them, one of them rare. */
function aliasPair(entity: Entity, isRare: (word: string) => boolean): Pair | null {
  const right = primaryOf(entity);
  const words = wordsOf(right);
  const alias = entity.names.slice(1).find(({ value, quality }) => {
    const others = wordsOf(value);
    const isCompany = legalForms.test(value) || legalForms.test(right);
    if (quality !== 'strong' || !isCompany || keyOf(others) === keyOf(words)) return false;
    return sharedOf(words, others) >= 0.5 && [...others].some((each) => words.has(each) && isRare(each));
  });
  return alias === undefined ? null : { left: alias.value, right, same: true, origin: `OFAC 2019, ${entity.key}` };
}

/** Returns a company and another that shares half of its words and the rarest of them; null if there is none. */
function nearestPair(entity: Entity, entities: readonly Entity[], counts: ReadonlyMap<string, number>): Pair | null {
  const left = primaryOf(entity);
  const words = wordsOf(left);
  if (!legalForms.test(left)) return null;
  let best: { readonly other: Entity; readonly worth: number } | null = null;
  for (const other of entities) {
    if (other === entity || other.names.some(({ value }) => entity.names.some((each) => each.value === value)))
      continue;
    const others = wordsOf(primaryOf(other));
    if (sharedOf(words, others) < 0.5) continue;
    const shared = [...words].filter((word) => others.has(word));
    const worth = shared.reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0);
    if (worth > (best?.worth ?? 0)) best = { other, worth };
  }
  const origin = `OFAC 2019, ${entity.key} and ${best?.other.key}`;
  return best === null ? null : { left, right: primaryOf(best.other), same: false, origin };
}

const organizations = (await readSnapshot())
  .filter(({ kind }) => kind === 'organization')
  .sort((a, b) => hashOf(`pair ${a.key}`) - hashOf(`pair ${b.key}`));
const counts = countWords(organizations);
const isRare = (word: string) => (counts.get(word) ?? 0) <= mostOfARareWord;
const same = organizations.flatMap((each) => aliasPair(each, isRare) ?? []).slice(0, asked.same);
const other = organizations
  .slice(-6 * asked.other)
  .flatMap((each) => nearestPair(each, organizations, counts) ?? [])
  .slice(0, asked.other);
const registered = (
  parse(readFileSync(new URL('./companies-registered.csv', import.meta.url)), { columns: true }) as Record<
    string,
    string
  >[]
).map(
  (row): Pair => ({
    left: `${row['left']}`,
    right: `${row['right']}`,
    same: row['same'] === 'true',
    origin: `${row['origin']}`,
  }),
);
const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lines = [...same, ...other, ...registered].map(({ left, right, same: isSame, origin }) =>
  [left, right, String(isSame), origin, hashOf(`${right} ${left}`) % 2 === 0 ? 'fit' : 'kept'].map(quoted).join(','),
);
writeFileSync(new URL('./companies.csv', import.meta.url), `left,right,same,origin,half\n${lines.join('\n')}\n`);
