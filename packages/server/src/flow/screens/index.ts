/** Table of the screens inside a step. A new screen is one file and one row here. */
import { type FlowScreen, firstScreenOf, type Inquiry } from '../../resources/verification/inquiries/index.ts';
import {
  evidenceOf,
  type TemplateDefinition,
  type VerificationStep,
} from '../../resources/verification/inquiry-templates/index.ts';
import { processingScreen, retryScreen } from './check.ts';
import { countryScreen, documentTypeScreen } from './choices.ts';
import { contactCodeScreen, contactScreen } from './contact.ts';
import { detailsScreen } from './details.ts';
import { paperScreen } from './paper.ts';
import { type ScreenDefinition, stepOf } from './screen.ts';
import { selfieScreen } from './selfie.ts';
import { backScreen, frontScreen } from './side.ts';

/** Screens of the flow that belong to no step. */
type Outside = 'start' | 'end';

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

/**
 * Returns the definition of the inquiry's screen with its step; null outside of the steps. A screen that the step does not
 * have becomes the step's first one.
 */
export function screenOf(inquiry: Inquiry, definition: TemplateDefinition) {
  const step = stepOf(inquiry, definition);
  const { screen } = inquiry.progress;
  if (step === undefined || !isInside(screen)) return null;
  const found = table[screen] as ScreenDefinition;
  const isOwn = found.of === null || found.of === evidenceOf(step.kind);
  return { screen: isOwn ? found : firstOf(step), step };
}

function firstOf(step: VerificationStep): ScreenDefinition {
  const { screen } = firstScreenOf(step);
  return (isInside(screen) ? table[screen] : processingScreen) as ScreenDefinition;
}

const isInside = (screen: FlowScreen): screen is Exclude<FlowScreen, Outside> => Object.hasOwn(table, screen);
