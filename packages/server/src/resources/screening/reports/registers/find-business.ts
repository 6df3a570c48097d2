/** Look-up of a business in the local registers. */
import type { Match } from '../../../../screening/screening-request.ts';
import { namedRequest, textOf } from '../kinds/named-query.ts';
import type { OwnAnswer, OwnQuestion } from '../own-answer.ts';
import type { Members } from '../report.ts';
import { type OwnSearch, searchOwn } from '../search-own.ts';
import { type Compared, compareBusiness } from './compare-business.ts';

export interface FoundBusiness extends Compared {
  readonly match: Match;
}

export interface BusinessSearch {
  readonly answer: OwnSearch['answer'];
  /** Most similar entry; null if the name is not registered. */
  readonly best: FoundBusiness | null;
  /** Entries with the same name, including the best. */
  readonly sameName: readonly Match[];
}

const keyOf = ({ watchlist, entity }: Match): string => `${watchlist.slug}:${entity.key}`;

/** Finds the business; null if there is no register, or no name in the query. */
export async function findBusiness(question: OwnQuestion): Promise<BusinessSearch | null> {
  const { query, settings } = question;
  const name = textOf(query, 'business-name');
  const request = name === null ? null : namedRequest({ ...query, term: name }, settings, { kind: 'organization' });
  if (request === null) return null;
  // A business registered in another country is another business, even if the template ignores countries.
  const rules = { ...request.rules, compareCountries: true };
  const found = await searchOwn(question, 'register', { ...request, rules });
  if (found === null) return null;
  const exactly = { ...rules, names: { ...rules.names, matching: 'exact', fuzziness: 'off' } as const };
  const same = await searchOwn(question, 'register', { ...request, rules: exactly });
  const sameNames = new Set(same?.matches.map(keyOf));
  const all = [...new Map([...(same?.matches ?? []), ...found.matches].map((each) => [keyOf(each), each])).values()];
  const compared = all
    .map((match) => ({ match, ...compareBusiness(query, match.entity, sameNames.has(keyOf(match))) }))
    .sort((left, right) => right.worth - left.worth);
  return { answer: found.answer, best: compared[0] ?? null, sameName: same?.matches ?? [] };
}

/**
 * Answers from the registers. `show` renders a found entry; `absent` is the result if there is none. Null if there is
 * no register, or no searchable name in the query.
 */
export async function answerFromRegisters(
  question: OwnQuestion,
  show: (best: FoundBusiness, sameName: readonly Match[]) => Members,
  absent: Members,
): Promise<OwnAnswer | null> {
  const search = await findBusiness(question);
  if (search === null) return null;
  const { answer, best, sameName } = search;
  return best === null ? answer(absent, null) : answer(show(best, sameName), 'whole');
}
