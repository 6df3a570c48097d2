/** Perception and look-ups of a submission, run before the transaction that settles it because they are slow. */
import type { CheckFacts } from '../../../../checks/check.ts';
import type { IdentityDatabase } from '../../../../lookups/identity-database.ts';
import type { OperationRunner } from '../../../../operations/runner.ts';
import type { Lookups } from '../../../../perception/lookups/lookups.ts';
import type { Perception } from '../../../../perception/perception.ts';
import type { Scope } from '../../../../security/scope.ts';
import { askDatabase } from './ask-database.ts';
import { askLookups, type LookedUp } from './ask-lookups.ts';
import { compareSuppliedSelfie } from './compare-supplied-selfie.ts';
import type { Evidence } from './gather-evidence.ts';
import { type FaceHistory, searchFaceHistory } from './look-back.ts';
import { perceiveImages } from './perceive.ts';
import type { PerceivedFacts } from './perceived-facts.ts';

/** Perception and look-ups of the application. */
export interface PerceptionParts {
  /** Returns the perception of the scope's environment. */
  readonly perceptionFor: (scope: Scope) => Perception;
  /** Returns the look-ups that the operator connected for the scope's environment. */
  readonly lookupsFor: (scope: Scope) => Lookups;
  /** Returns the environment's database of persons' records; null if none is connected. */
  readonly identityDatabaseFor: (scope: Scope) => IdentityDatabase | null;
}

export interface PerceivingParts extends PerceptionParts {
  readonly runner: OperationRunner;
}

export interface Perceived {
  readonly facts: PerceivedFacts;
  /** Earlier inquiries with the face. */
  readonly history: FaceHistory;
  /** Answers of look-ups, and the caller's own picture. */
  readonly asked: LookedUp & Pick<CheckFacts, 'suppliedSelfie'>;
}

/**
 * Perceives the submission.
 * @throws PerceptionUnavailable or RecordPending if there is no answer yet
 */
export async function perceiveSubmission(
  { runner, perceptionFor, lookupsFor, identityDatabaseFor }: PerceivingParts,
  scope: Scope,
  evidence: Evidence,
): Promise<Perceived> {
  const perception = perceptionFor(scope);
  const perceived = await perceiveImages(perception, evidence);
  const now = () => runner.read(scope, async ({ clock }) => clock.now());
  const record = await askDatabase(identityDatabaseFor(scope), evidence.verification, perceived, now);
  const facts = { ...perceived, record };
  const lookedUp = await askLookups(lookupsFor(scope), facts, evidence.step);
  const suppliedSelfie = await compareSuppliedSelfie(perception, evidence.supplied, facts, evidence.person);
  const history = await runner.read(scope, ({ tx, clock }) =>
    searchFaceHistory(tx, scope, perception, facts, { ...evidence.owner, now: clock.now() }),
  );
  return { facts, history, asked: { ...lookedUp, suppliedSelfie } };
}
