/** Look-up of typed details in a database of persons' records. */
import { type CheckFacts, isRecordKind } from '../../../../checks/check.ts';
import { addSeconds } from '../../../../lib/clock.ts';
import type { IdentityDatabase } from '../../../../lookups/identity-database.ts';
import type { Verification } from '../verification.ts';
import type { PerceivedFacts } from './perceived-facts.ts';

/** Thrown if the database has not answered yet: the job is then retried, as with engines that do not answer. */
export class RecordPending extends Error {
  override readonly name = 'RecordPending';
}

/** Seconds that the database may take to answer; after that it counts as having no answer. */
const patienceSeconds = 86_400;

/**
 * Looks up the typed details.
 * @throws RecordPending if the answer is pending
 */
export async function askDatabase(
  database: IdentityDatabase | null,
  { id, kind, countryCode, submittedAt, createdAt }: Verification,
  { submitted }: Pick<PerceivedFacts, 'submitted'>,
  now: () => Promise<Date>,
): Promise<CheckFacts['record']> {
  if (database === null || submitted === null || !isRecordKind(kind)) return null;
  const details = countryCode === null ? submitted : { ...submitted, 'country-code': countryCode };
  const answer = await database.ask({ kind, details, requestId: id });
  if (answer.state !== 'pending') return answer;
  if (addSeconds(submittedAt ?? createdAt, patienceSeconds) <= (await now())) return { state: 'unavailable' };
  throw new RecordPending('the database has not found out yet');
}
