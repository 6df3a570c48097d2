/** Definition of a step kind: what a template configures, and the evidence that decides everything else. */
import type { CheckKind, CheckSettings } from '../../../../checks/check.ts';
import type {
  ContactStep,
  DocumentStep,
  Fault,
  PaperStep,
  RecordStep,
  SelfieStep,
  StepCaptureMethod,
  StepChange,
  VerificationStepCommon,
} from '../definition.ts';

/**
 * Steps by the evidence that the individual gives: pictures of a card, of the face, of a paper, typed details, or the code sent
 * to an address.
 */
export interface StepsByEvidence {
  readonly governmentId: DocumentStep;
  readonly selfie: SelfieStep;
  readonly paper: PaperStep;
  readonly details: RecordStep;
  readonly contact: ContactStep;
}

export type Evidence = keyof StepsByEvidence;

/** Settings of checks by check name. */
export type SettingsByCheck = Readonly<Record<string, CheckSettings>>;

export interface StepKindDefinition<Of extends Evidence = Evidence> {
  readonly evidence: Of;
  /** Kind of the checks that judge it. */
  readonly checks: CheckKind;
  /** Evidence that its checks compare it with: a step of that evidence comes before it. */
  readonly comparedWith: Evidence | null;
  /** True if a picture shown by file counts less than one taken by the camera. */
  readonly mayBeFile: boolean;
  /** Returns the kind's own members of a step, with defaults for those left out. */
  begin(change: StepChange): Omit<StepsByEvidence[Of], keyof VerificationStepCommon | 'kind'>;
  /** Returns faults of the kind's own members. `at` is the pointer of the step. */
  faults(step: StepsByEvidence[Of], at: string): Fault[];
  /** Returns the fields of the inquiry that the step may fill, by key. */
  fills(step: StepsByEvidence[Of]): readonly string[];
  /** Settings of checks that follow from the lists of the step. */
  impliedSettings(step: StepsByEvidence[Of]): SettingsByCheck;
  /** Names of additional checks that are required in every new production step. */
  carefulChecks(methods: readonly StepCaptureMethod[]): readonly string[];
}

/** Defines a step kind, typed by its evidence. */
export const defineStepKind = <Of extends Evidence>(definition: StepKindDefinition<Of>): StepKindDefinition<Of> =>
  definition;

/** Returns a fault for an empty list, and for each unknown or repeated member. */
export function listFaults(
  values: readonly string[],
  known: readonly string[],
  pointer: string,
  unknown: string,
): Fault[] {
  if (values.length === 0) return [{ pointer, problem: 'must not be empty' }];
  return values.flatMap((value, index) => {
    const at = `${pointer}/${index}`;
    if (!known.includes(value)) return [{ pointer: at, problem: unknown }];
    return values.indexOf(value) === index ? [] : [{ pointer: at, problem: 'is there twice' }];
  });
}
