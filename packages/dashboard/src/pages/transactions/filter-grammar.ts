/**
 * A filter for transactions as one line of text in the address: `status:declined score:>10`. Words without a name are
 * ids or reference ids of the caller.
 */
import type { SearchPredicate } from '../../client/transactions.ts';
import { ageOf, dayAt, wordsIn } from '../../kit/filter-line.ts';

export interface ParsedFilter {
  readonly predicates: readonly SearchPredicate[];
  /** Words that the filter does not know. */
  readonly unknown: readonly string[];
}

const equal = (attribute: string, value: string): SearchPredicate => ({ attribute, operator: 'eq', value });

const named: Readonly<Record<string, string>> = {
  status: 'status',
  type: 'type',
  account: 'account_id',
  reference: 'reference_id',
  tag: 'tag',
};

const compared = { '>': 'gt', '<': 'lt', '>=': 'gte', '<=': 'lte' } as const;

function scoreOf(value: string): SearchPredicate | null {
  const [, sign, number] = /^(>=|<=|>|<)?(-?\d{1,9}(?:\.\d{1,6})?)$/.exec(value) ?? [];
  if (number === undefined) return null;
  const operator = sign === undefined ? 'eq' : compared[sign as keyof typeof compared];
  return { attribute: 'score', operator, value: Number(number) };
}

function timeOf(name: string, value: string, now: number): SearchPredicate | null {
  if (name === 'age') {
    const age = ageOf(value, now);
    return age === null ? null : { attribute: 'created_at', operator: age.isOlder ? 'lte' : 'gte', value: age.at };
  }
  const at = dayAt(value, name === 'from' ? '00:00:00.000' : '23:59:59.999');
  return at === null ? null : { attribute: 'created_at', operator: name === 'from' ? 'gte' : 'lte', value: at };
}

function predicateOf(word: string, now: number): SearchPredicate | null {
  const plain = word.replaceAll('"', '');
  const [, name, value] = /^([a-z][a-z_.]*):(.+)$/.exec(plain) ?? [];
  if (name === undefined || value === undefined) {
    if (/^[a-z]+:$/.test(plain) || plain === '') return null;
    return plain.startsWith('act_') ? equal('account_id', plain) : equal('reference_id', plain);
  }
  const attribute = named[name];
  if (attribute !== undefined) return equal(attribute, value);
  if (name === 'score') return scoreOf(value);
  return ['age', 'from', 'until'].includes(name) ? timeOf(name, value, now) : null;
}

/** Maximum number of words that the search accepts. */
const mostWords = 20;

/** Parses a filter. `now` in milliseconds since 1970. */
export function parseFilter(text: string, now: number): ParsedFilter {
  const read = wordsIn(text).map((word) => ({ word, predicate: predicateOf(word, now) }));
  return {
    predicates: read.flatMap(({ predicate }) => predicate ?? []).slice(0, mostWords),
    unknown: [
      ...read.filter(({ predicate }) => predicate === null).map(({ word }) => word),
      ...read.slice(mostWords).map(({ word }) => word),
    ],
  };
}
