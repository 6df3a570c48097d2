/**
 * The job behind the processing screen. Perception runs outside of any transaction; then one transaction settles the
 * verification, stores its checks, and moves the inquiry on. Running twice changes nothing: the second run finds it settled.
 */

import type { CheckFacts } from '../../../checks/check.ts';
import type { Reader } from '../../../database/connection.ts';
import { isoDate } from '../../../lib/clock.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { OperationRunner } from '../../../operations/runner.ts';
import type { Lookups } from '../../../perception/lookups/lookups.ts';
import type { Perception } from '../../../perception/perception.ts';
import type { Scope } from '../../../security/scope.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import type { FileStore } from '../../../storage/files.ts';
import { findAccounts, personalValuesOf } from '../../people/accounts/index.ts';
import { deleteFiles, findFiles, type StoredFile } from '../../platform/files/index.ts';
import { finishDocument } from '../documents/index.ts';
import { findInquiry, type Inquiry, isOpen, lockInquiry } from '../inquiries/index.ts';
import { findVersions, type VerificationStep } from '../inquiry-templates/index.ts';
import { finishSelfie } from '../selfies/index.ts';
import {
  answerSelfieComparison,
  type FaceOwner,
  findVerifications,
  findVerificationsOfInquiry,
  judge,
  keepFace,
  keepTraces,
  type SeenFace,
  settleVerification,
  type Verification,
} from '../verifications/index.ts';
import { advanceInquiry } from './advance-inquiry.ts';
import { askLookups, type LookedUp } from './ask-lookups.ts';
import { compareSuppliedSelfie, readSuppliedSelfie } from './compare-supplied-selfie.ts';
import { handToReviewer } from './hand-to-reviewer.ts';
import { type FaceHistory, findRepeatFacts, searchFaceHistory } from './look-back.ts';
import { type FactsInput, type PageImage, type PerceivedFacts, perceiveImages, personFieldsOf } from './perceive.ts';
import { readOutcome, tracesOf } from './read-outcome.ts';
import { storeRectified } from './store-rectified.ts';

export interface ProcessingParts {
  readonly runner: OperationRunner;
  readonly store: FileStore;
  /** The perception of the scope's environment. */
  readonly perceptionFor: (scope: Scope) => Perception;
  /** What the operator connected for the scope's environment. */
  readonly lookupsFor: (scope: Scope) => Lookups;
}

/** Throws what kept it from being read: then it is submitted as before, and to be run again later. */
export async function processVerification(parts: ProcessingParts, scope: Scope, verificationId: string): Promise<void> {
  const input = await loadInput(parts, scope, verificationId);
  if (input === null) return;
  try {
    await readAndSettle(parts, scope, verificationId, input);
  } catch (fault) {
    await parts.runner.write(scope, { type: 'system' }, (context) => handToReviewer(context, input.verification));
    throw fault;
  }
}

async function readAndSettle(
  parts: ProcessingParts,
  scope: Scope,
  verificationId: string,
  input: LoadedInput,
): Promise<void> {
  const perception = parts.perceptionFor(scope);
  const facts = await perceiveImages(perception, input);
  const lookedUp = await askLookups(parts.lookupsFor(scope), facts, input.step);
  const suppliedSelfie = await compareSuppliedSelfie(perception, input.supplied, facts, input.person);
  const history = await parts.runner.read(scope, ({ tx, clock }) =>
    searchFaceHistory(tx, scope, perception, facts, { ...input.owner, now: clock.now() }),
  );
  await parts.runner.write(scope, { type: 'system' }, (context) =>
    settle(context, verificationId, perception, facts, { ...history, ...lookedUp, suppliedSelfie }),
  );
}

interface LoadedInput extends FactsInput {
  readonly owner: Omit<FaceOwner, 'now'>;
  readonly step: VerificationStep;
  /** The picture that the caller supplied for comparison. */
  readonly supplied: Uint8Array | null;
}

/** Null when there is nothing left to read: settled, canceled or redacted meanwhile. */
async function loadInput(parts: ProcessingParts, scope: Scope, verificationId: string): Promise<LoadedInput | null> {
  return parts.runner.read(scope, async ({ tx }) => {
    const [verification] = await findVerifications(tx, scope, [verificationId]);
    if (verification?.status !== 'submitted' || verification.redactedAt !== null) return null;
    const found = await findInquiry(tx, scope, verification.inquiryId);
    if (found === null || found.inquiry.redactedAt !== null) return null;
    const { id: inquiryId, accountId, fields } = found.inquiry;
    const owner = { inquiryId, accountId };
    const [account] = accountId === null ? [] : await findAccounts(tx, scope, [accountId]);
    const personal = account === undefined ? {} : personalValuesOf(account);
    const known = Object.values(personal).some((value) => value !== null);
    const step = await stepOf(tx, scope, found.inquiry);
    if (step === undefined) return null;
    const files = await findFiles(
      tx,
      scope,
      Object.values(verification.files).map(({ id }) => id),
    );
    const images: PageImage[] = [];
    for (const { file, subject } of files) {
      const jpeg = await parts.store.read(scope.environmentId, file.id, liveSubject(subject).key);
      if (jpeg !== null) images.push(pageImageOf(file, jpeg));
    }
    const others = await findVerificationsOfInquiry(tx, scope, verification.inquiryId);
    const earlierDocument = others.findLast((each) => each.documentFacts !== null)?.documentFacts ?? null;
    const accountFields = known ? personal : null;
    const documentTypes = step.kind === 'document' ? step.documentTypes : [];
    const isSelfie = verification.kind === 'selfie';
    const supplied = isSelfie ? await readSuppliedSelfie(tx, scope, parts.store, found.inquiry) : null;
    const person = personFieldsOf(fields);
    return { verification, images, person, accountFields, earlierDocument, documentTypes, owner, step, supplied };
  });
}

function pageImageOf({ page, details: { layer, pdf, ...details } }: StoredFile, jpeg: Buffer): PageImage {
  return { page, image: { ok: true, jpeg, ...details }, layer, pdf };
}

/** Undefined when the template has no such step. */
async function stepOf(tx: Reader, scope: Scope, inquiry: Inquiry): Promise<VerificationStep | undefined> {
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  return version?.definition.steps[inquiry.progress.stepIndex];
}

async function settle(
  context: OperationContext,
  verificationId: string,
  perception: Perception,
  facts: PerceivedFacts,
  { face, search, ...found }: FaceHistory & LookedUp & Pick<CheckFacts, 'suppliedSelfie'>,
): Promise<void> {
  const { tx, scope, clock } = context;
  const [submitted] = await findVerifications(tx, scope, [verificationId]);
  if (submitted === undefined) return;
  const inquiry = await lockInquiry(context, submitted.inquiryId);
  const [verification] = await findVerifications(tx, scope, [verificationId]);
  const waits = verification?.status === 'submitted' && inquiry.progress.verificationId === verificationId;
  if (!waits || inquiry.redactedAt !== null) return;
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  const step = version?.definition.steps[inquiry.progress.stepIndex];
  if (version === undefined || step === undefined) throw new Error(`inquiry ${inquiry.id} has no step to settle`);
  const owner = { inquiryId: inquiry.id, accountId: inquiry.accountId, now: clock.now() };
  const repeats = await findRepeatFacts(tx, scope, perception, facts, { face, search }, owner);
  const triesLeft = step.attempts - (inquiry.progress.attempts[step.kind] ?? 0);
  const verdict = judge(step, { ...facts, ...found, repeats }, isoDate(clock.now()), triesLeft > 0);
  const outcome = readOutcome(verification, facts);
  const settled = await settleVerification(context, verification, verdict.action, {
    ...outcome,
    ...(await storeRectified(context, verification, facts.document)),
    checks: verdict.checks,
  });
  if (perception.leavesTraces) await keepTraces(tx, scope, tracesOf(facts), owner);
  await keepFaceOf(context, settled, face, inquiry);
  await finishSubmission(context, settled);
  const lastTry = verdict.action !== 'require-retry';
  if (verification.kind === 'selfie' && lastTry) {
    await answerSelfieComparison(context, inquiry.id, { ...facts, ...found, repeats }, isoDate(clock.now()));
  }
  await deleteSheet(context, settled);
  // Decided by a key meanwhile: what was read stays with the verification, and the decision stands.
  if (isOpen(inquiry)) await advanceInquiry(context, inquiry, version.definition, settled, verdict);
}

async function keepFaceOf(
  { tx, scope, clock }: OperationContext,
  { id: verificationId, subject }: Verification,
  face: SeenFace | null,
  { id: inquiryId, accountId, status }: Inquiry,
): Promise<void> {
  if (face === null) return;
  const approved = status === 'approved';
  const owner = { verificationId, inquiryId, accountId, subject: liveSubject(subject), approved, now: clock.now() };
  await keepFace(tx, scope, face, owner);
}

/** What the frames show is in the checks; the frames themselves are of no more use and go. */
async function deleteSheet(
  { tx, scope, clock, files }: OperationContext,
  { files: pictures }: Verification,
): Promise<void> {
  const sheet = pictures.turns;
  if (sheet === undefined) return;
  await files.remove(scope.environmentId, sheet.id);
  await deleteFiles(tx, scope, [sheet.id], clock.now());
}

async function finishSubmission(context: OperationContext, settled: Verification): Promise<void> {
  if (settled.documentId !== null) {
    await finishDocument(context, settled.documentId, 'processed', {
      idClass: settled.idClass,
      designations: settled.designations,
      attributes: settled.attributes,
      documentType: settled.documentType,
      extractions: settled.extractions,
    });
  }
  if (settled.selfieId !== null) {
    await finishSelfie(context, settled.selfieId, liveSubject(settled.subject), 'processed');
  }
}
