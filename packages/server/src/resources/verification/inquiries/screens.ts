/** Choice of the next screen inside a step. A choice with one possible answer is skipped. Pure. */
import type { FieldValues } from '../../../fields/index.ts';
import {
  classesFor,
  type DocumentStep,
  type OfStep,
  ofStep,
  type VerificationStep,
} from '../inquiry-templates/index.ts';
import type { FlowScreen } from './inquiry.ts';

export interface NextScreen {
  readonly screen: FlowScreen;
  /** Values of skipped choices. */
  readonly fields: FieldValues;
}

/** Returns the first screen of a step; without a step the end screen. */
export const firstScreenOf = (step: VerificationStep | undefined): NextScreen =>
  step === undefined ? { screen: 'end', fields: {} } : ofStep(step, firstScreens);

const firstScreens: OfStep<[], NextScreen> = {
  governmentId: (step) => {
    const [only, ...others] = step.countries;
    return only === undefined || others.length > 0 ? { screen: 'country', fields: {} } : afterCountry(step, only);
  },
  selfie: () => ({ screen: 'selfie', fields: {} }),
  paper: () => ({ screen: 'paper', fields: {} }),
  details: () => ({ screen: 'details', fields: {} }),
  contact: () => ({ screen: 'contact', fields: {} }),
};

/** Returns the screen after the country. A single id class is selected automatically, else the individual chooses. */
export function afterCountry(step: DocumentStep, country: string): NextScreen {
  const [only, ...others] = classesFor(country, step.idClasses);
  const chosen = { 'selected-country-code': country };
  if (only === undefined || others.length > 0) return { screen: 'document-type', fields: chosen };
  return { screen: 'front', fields: { ...chosen, 'selected-id-class': only } };
}
