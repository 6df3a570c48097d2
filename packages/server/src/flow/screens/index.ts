/** Table of the screens inside a step. A new screen is one file and one row here. */
import type { OperationContext } from '../../operations/context.ts';
import {
  type FlowScreen,
  firstScreenOf,
  formBefore,
  type Inquiry,
  rowAt,
} from '../../resources/verification/inquiries/index.ts';
import {
  evidenceOf,
  type FormStep,
  type TemplateDefinition,
  type VerificationStep,
} from '../../resources/verification/inquiry-templates/index.ts';
import type { PageSubject } from '../page-subject.ts';
import { processingScreen, retryScreen } from './check.ts';
import { countryScreen, documentTypeScreen } from './choices.ts';
import { contactCodeScreen, contactScreen } from './contact.ts';
import { detailsScreen } from './details.ts';
import { answerForm, formPage } from './form.ts';
import { paperScreen } from './paper.ts';
import {
  type Answered,
  type Earlier,
  type OwnMembers,
  type ScreenAnswer,
  type ScreenDefinition,
  stepOf,
} from './screen.ts';
import { selfieScreen } from './selfie.ts';
import { backScreen, frontScreen } from './side.ts';

/** Screens of the flow that belong to no step; a form is bound to its definition. */
type Outside = 'start' | 'form' | 'end';

const table = {
  country: countryScreen,
  'document-type': documentTypeScreen,
  front: frontScreen,
  back: backScreen,
  selfie: selfieScreen,
  paper: paperScreen,
  details: detailsScreen,
  contact: contactScreen,
  'contact-code': contactCodeScreen,
  processing: processingScreen,
  retry: retryScreen,
} satisfies Record<Exclude<FlowScreen, Outside>, unknown>;

/** The inquiry's screen, bound to its step or form. */
export interface Shown {
  readonly screen: Pick<ScreenDefinition, 'accept' | 'filmsTurns' | 'part' | 'specimens' | 'waits'>;
  /** Null on a form, which belongs to no verification. */
  readonly step: VerificationStep | null;
  before(inquiry: Inquiry): Earlier | null;
  page(subject: PageSubject): OwnMembers;
  answer(context: OperationContext, inquiry: Inquiry, answer: ScreenAnswer): Promise<Answered>;
}

/**
 * Returns the inquiry's screen; null outside of the steps and forms. A screen that the step does not have becomes the
 * step's first one.
 */
export function screenOf(inquiry: Inquiry, definition: TemplateDefinition): Shown | null {
  const form = rowAt(definition, inquiry.progress)?.form ?? null;
  const { screen } = inquiry.progress;
  if (form !== null) return screen === 'form' ? boundForm(form, definition) : null;
  const step = stepOf(inquiry, definition);
  if (step === undefined || !isInside(screen)) return null;
  const found = table[screen] as ScreenDefinition;
  const isOwn = found.of === null || found.of === evidenceOf(step.kind);
  return boundScreen(isOwn ? found : firstOf(step), step, definition);
}

const boundScreen = (screen: ScreenDefinition, step: VerificationStep, definition: TemplateDefinition): Shown => ({
  screen,
  step,
  before: (inquiry) => screen.before?.(inquiry, step) ?? formBeforeStep(inquiry, step, definition),
  page: (subject) => screen.page(subject, step),
  answer: (context, inquiry, answer) => screen.answer(context, inquiry, step, answer),
});

const boundForm = (form: FormStep, definition: TemplateDefinition): Shown => ({
  screen: { part: 'choice' },
  step: null,
  before: (inquiry) => earlierForm(inquiry, definition),
  page: (subject) => formPage(subject, form),
  answer: (context, inquiry, answer) => answerForm(context, inquiry, form, definition, answer),
});

/** Returns the form directly before the first screen of a step, of which nothing was submitted yet. */
function formBeforeStep(inquiry: Inquiry, step: VerificationStep, definition: TemplateDefinition): Earlier | null {
  const { attempts, screen } = inquiry.progress;
  const isFirst = firstScreenOf(step).screen === screen && (attempts[step.kind] ?? 0) === 0;
  return isFirst ? earlierForm(inquiry, definition) : null;
}

function earlierForm({ progress }: Inquiry, definition: TemplateDefinition): Earlier | null {
  const place = formBefore(definition, progress);
  return place === null ? null : { screen: 'form', place };
}

function firstOf(step: VerificationStep): ScreenDefinition {
  const { screen } = firstScreenOf(step);
  return (isInside(screen) ? table[screen] : processingScreen) as ScreenDefinition;
}

const isInside = (screen: FlowScreen): screen is keyof typeof table => Object.hasOwn(table, screen);
