/** Asks whoever knows records of persons for what was typed. */
import { type CheckFacts, isRecordKind } from '../../../../checks/check.ts';
import { addSeconds } from '../../../../lib/clock.ts';
import type { IdentityDatabase } from '../../../../lookups/identity-database.ts';
import type { Verification } from '../verification.ts';
import type { PerceivedFacts } from './perceive.ts';

/** The database thinks: its job is run again later, as with engines that do not answer. */
export class RecordPending extends Error {
  override readonly name = 'RecordPending';
}

/** What has not been found out by then counts as no answer. */
const patienceSeconds = 86_400;

/** @throws RecordPending when the answer is still to come */
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
