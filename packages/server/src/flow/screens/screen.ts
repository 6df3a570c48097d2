/** Definition of a screen inside a step: its page, the files it accepts, and what its answer changes. */
import type { EndPage, FlowPage, ProblemCode } from '@countersign/flow/page';
import type { FieldValues } from '../../fields/index.ts';
import type { PageForm } from '../../http/page.ts';
import type { OperationContext } from '../../operations/context.ts';
import type { FilePage, StoredFile } from '../../resources/platform/files/index.ts';
import {
  type AnswerBehavior,
  type FlowScreen,
  type Inquiry,
  storeInquiry,
} from '../../resources/verification/inquiries/index.ts';
import type {
  Evidence,
  StepsByEvidence,
  TemplateDefinition,
  VerificationStep,
} from '../../resources/verification/inquiry-templates/index.ts';
import type { SpecimenPage } from '../../resources/verification/simulations/index.ts';
import type { Scope } from '../../security/scope.ts';
import { acceptPhotos, type PhotoParts, type PhotoProblem } from '../operations/accept-photos.ts';
import type { PageSubject } from '../page-subject.ts';
import type { TurnAnswer } from '../turn-report.ts';

export interface ScreenAnswer {
  /**
   * Screen that the individual saw; an answer to another one is from an old tab or a double tap and changes nothing.
   */
  readonly screen: FlowScreen;
  readonly fields: ReadonlyMap<string, string>;
  /** Pictures of this answer, already stored. */
  readonly files: readonly StoredFile[];
  /** Language tag of the page. */
  readonly locale: string;
  /** IP address of the sender. */
  readonly ipAddress: string;
  /** Head turns that came with selfies; null if none were filmed. */
  readonly turns: TurnAnswer | null;
  /** True if the individual returns to the earlier screen instead of answering. */
  readonly goesBack: boolean;
  /** Behaviours that are stored with the answer; absent if none are measured. */
  readonly behavior?: AnswerBehavior;
}

export interface Answered {
  readonly inquiry: Inquiry;
  readonly problem: { readonly code: ProblemCode; readonly field: string | null } | null;
}

/** Members that every page of an inquiry has. */
export type CommonMembers = Omit<EndPage, 'step' | 'continueUrl' | 'remedies' | 'result'>;

type Own<Page> = Page extends CommonMembers ? Omit<Page, keyof CommonMembers> : never;

/** Members of one page, without the common ones. */
export type OwnMembers = Own<FlowPage>;

/** Decodes and stores the files of a form, or returns the problem that the individual sees. */
export type AcceptFiles = (
  parts: PhotoParts,
  scope: Scope,
  inquiry: Inquiry,
  form: PageForm,
  turns: TurnAnswer | null,
) => Promise<readonly StoredFile[] | PhotoProblem>;

/** Screen before this one. */
export interface Earlier {
  readonly screen: FlowScreen;
  /** True if the progress of the step is forgotten from there. */
  readonly forgetsStep?: true;
  /** Place of the form, if the screen is one. */
  readonly place?: Pick<Inquiry['progress'], 'form' | 'stepIndex' | 'skipped'>;
}

/** Part of a step: a choice before its evidence, the evidence itself, or its check. */
export type Part = 'choice' | 'evidence' | 'check';

export interface ScreenDefinition<Of extends Evidence = Evidence> {
  readonly part: Part;
  /** Evidence of the steps that have this screen; null for all steps. */
  readonly of: Of | null;
  /** True if the answer may contain filmed head turns. */
  readonly filmsTurns?: true;
  /** True for the screen that waits for the check and takes no answer. */
  readonly waits?: true;
  /** Pictures of a specimen that answer the screen in the sandbox; absent for screens without pictures. */
  readonly specimens?: readonly SpecimenPage[];
  /** Accepts the files of an answer; absent for screens without files. */
  readonly accept?: AcceptFiles;
  /** Returns the screen to which the individual may return; null for none. Absent for screens that are no choice of theirs. */
  before?(inquiry: Inquiry, step: StepsByEvidence[Of]): Earlier | null;
  page(subject: PageSubject, step: StepsByEvidence[Of]): OwnMembers;
  /** Processes the answer under the lock of the inquiry. */
  answer(
    context: OperationContext,
    inquiry: Inquiry,
    step: StepsByEvidence[Of],
    answer: ScreenAnswer,
  ): Promise<Answered>;
}

export const defineScreen = <Of extends Evidence>(definition: ScreenDefinition<Of>): ScreenDefinition<Of> => definition;

/** Accepts one photo for each form field. */
export const photosOf =
  (photos: Readonly<Record<string, FilePage>>): AcceptFiles =>
  (parts, scope, inquiry, form) =>
    acceptPhotos(
      parts,
      scope,
      inquiry,
      form,
      Object.entries(photos).map(([field, page]) => ({ field, page })),
    );

/** True if the form asks for the earlier screen. */
export const goesBack = ({ fields }: PageForm): boolean => fields.get('back') === 'yes';

export const unanswered = (inquiry: Inquiry): Answered => ({ inquiry, problem: null });

/** Shows another screen of the step. */
export async function show(
  context: OperationContext,
  inquiry: Inquiry,
  screen: FlowScreen,
  fields: FieldValues = {},
): Promise<Inquiry> {
  const progress = { ...inquiry.progress, screen };
  const changed = { ...inquiry, progress, fields: { ...inquiry.fields, ...fields }, updatedAt: context.clock.now() };
  return storeInquiry(context, changed, []);
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the current step of the inquiry; undefined after the last. */
export const stepOf = ({ progress }: Inquiry, { steps }: TemplateDefinition): VerificationStep | undefined =>
  steps[progress.stepIndex];
