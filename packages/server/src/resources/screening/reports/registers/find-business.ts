/** A business looked up in the registers that are kept on this machine. */
import type { Match } from '../../../../screening/screening-request.ts';
import type { Members } from '../kind.ts';
import { namedRequest, textOf } from '../kinds/named-query.ts';
import type { OwnAnswer, OwnQuestion } from '../own-answer.ts';
import { type OwnSearch, searchOwn } from '../search-own.ts';
import { type Compared, compareBusiness } from './compare-business.ts';

export interface FoundBusiness extends Compared {
  readonly match: Match;
}

export interface BusinessSearch {
  readonly answer: OwnSearch['answer'];
  /** The most like first; null where nobody of the name is registered. */
  readonly best: FoundBusiness | null;
  /** Entries of the same name, the best among them. */
  readonly sameName: readonly Match[];
}

const keyOf = ({ watchlist, entity }: Match): string => `${watchlist.slug}:${entity.key}`;

/** Null where no register is kept, or no name is asked for. */
export async function findBusiness(question: OwnQuestion): Promise<BusinessSearch | null> {
  const { query, settings } = question;
  const name = textOf(query, 'business-name');
  const request = name === null ? null : namedRequest({ ...query, term: name }, settings, { kind: 'organization' });
  if (request === null) return null;
  // Whoever is registered elsewhere is another business, whatever the template says of lists.
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

/** `show`: of who was found. `absent`: where nobody was. A name that cannot be looked for is told nothing of. */
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
