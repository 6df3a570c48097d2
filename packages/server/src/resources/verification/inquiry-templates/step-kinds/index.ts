/**
 * Table of the step kinds. A new kind is one file and one row here. Code elsewhere never compares kinds: it chooses by
 * the evidence, with {@link byEvidence}, which does not compile unless every evidence is handled.
 */
import { type CheckKind, contactKinds, recordKinds } from '../../../../checks/check.ts';
import type { SimulatedKind, StepKind, VerificationKind, VerificationStep } from '../definition.ts';
import { contactKind } from './contact.ts';
import { detailsKind } from './details.ts';
import { driverLicenceKind, governmentIdKind } from './government-id.ts';
import { paperKind } from './paper.ts';
import { selfieKind } from './selfie.ts';
import type { Evidence, StepKindDefinition, StepsByEvidence } from './step-kind.ts';

type EvidenceOf<Kind extends StepKind> = {
  [Of in Evidence]: Kind extends StepsByEvidence[Of]['kind'] ? Of : never;
}[Evidence];

type Table = { readonly [Kind in StepKind]: StepKindDefinition<EvidenceOf<Kind>> };

const table: Table = {
  'government-id': governmentIdKind,
  'driver-license': driverLicenceKind,
  selfie: selfieKind,
  document: paperKind,
  database: detailsKind('database'),
  'database-standard': detailsKind('database-standard'),
  'database-ecbsv': detailsKind('database-ecbsv'),
  'database-phone-carrier': detailsKind('database-phone-carrier'),
  'database-serpro': detailsKind('database-serpro'),
  'database-tin': detailsKind('database-tin'),
  aamva: detailsKind('aamva'),
  'email-address': contactKind('email-address'),
  'phone-number': contactKind('phone-number'),
};

/** Evidence of the kind that exists only in simulations, which no step asks for. */
const simulatedEvidence: Readonly<Record<Exclude<SimulatedKind, StepKind>, Evidence>> = {
  'government-id-nfc': 'details',
};

const isStepKind = (kind: VerificationKind): kind is StepKind => kind in table;

export const stepKinds = Object.keys(table) as readonly StepKind[];

export const simulatedKinds: readonly SimulatedKind[] = [
  'document',
  ...recordKinds,
  ...(Object.keys(simulatedEvidence) as (keyof typeof simulatedEvidence)[]),
  ...contactKinds,
];

/** Returns the definition of a kind, for any step of it. */
export const definitionOf = (kind: StepKind): StepKindDefinition => table[kind] as StepKindDefinition;

export const evidenceOf = (kind: VerificationKind): Evidence =>
  isStepKind(kind) ? table[kind].evidence : simulatedEvidence[kind];

/** Returns the entry of the kind's evidence. */
export const byEvidence = <Entry>(kind: VerificationKind, entries: Readonly<Record<Evidence, Entry>>): Entry =>
  entries[evidenceOf(kind)];

/** Functions of a step, one for each evidence. */
export type OfStep<Given extends readonly unknown[], Result> = {
  readonly [Of in Evidence]: (step: StepsByEvidence[Of], ...given: Given) => Result;
};

/** Calls the function of the step's evidence. */
export const ofStep = <Given extends readonly unknown[], Result>(
  step: VerificationStep,
  functions: OfStep<Given, Result>,
  ...given: Given
): Result => (functions[evidenceOf(step.kind)] as (step: VerificationStep, ...given: Given) => Result)(step, ...given);

const isOf =
  <Of extends Evidence>(evidence: Of) =>
  (step: VerificationStep): step is StepsByEvidence[Of] & VerificationStep =>
    evidenceOf(step.kind) === evidence;

/** True if the step requests a government id. */
export const isDocumentStep = isOf('governmentId');

/** True if the kind expects pictures of a camera, so that a file counts less. */
export const takesCamera = (kind: VerificationKind): boolean => isStepKind(kind) && table[kind].mayBeFile;

/** True if the evidence is the face. */
export const isFaceEvidence = (kind: VerificationKind): boolean => evidenceOf(kind) === 'selfie';

/** Returns the accepted kinds of paper; empty for all, and for steps that take none. */
export const documentTypesOf = (step: VerificationStep): readonly string[] =>
  'documentTypes' in step ? step.documentTypes : [];

/** True if the step requests typed details. */
export const isRecordStep = isOf('details');

/** True if the step confirms an address or a number by a one-time code. */
export const isContactStep = isOf('contact');

/** Returns the kind of the checks of a step kind. */
export const checkKindOf = (kind: StepKind): CheckKind => table[kind].checks;

/** Kinds of verifications that the reference knows. */
export type ReferenceKind = CheckKind | keyof typeof simulatedEvidence;

/** Returns the kind that the reference knows: it has no driver licences, only government ids with that class. */
export const referenceKindOf = (kind: VerificationKind): ReferenceKind =>
  isStepKind(kind) ? table[kind].checks : kind;
