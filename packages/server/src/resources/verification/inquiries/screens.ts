/** Which screen comes next inside a step. A choice with one possible answer is not asked. Pure. */
import type { FieldValues } from '../../../fields/index.ts';
import { classesFor, type DocumentStep, isRecordStep, type VerificationStep } from '../inquiry-templates/index.ts';
import type { FlowScreen } from './index.ts';

export interface NextScreen {
  readonly screen: FlowScreen;
  /** Choices that were taken as made. */
  readonly fields: FieldValues;
}

/** Where a step begins; without a step there is nothing left to ask. */
export function firstScreenOf(step: VerificationStep | undefined): NextScreen {
  if (step === undefined) return { screen: 'end', fields: {} };
  if (step.kind === 'selfie') return { screen: 'selfie', fields: {} };
  if (step.kind === 'document') return { screen: 'paper', fields: {} };
  if (isRecordStep(step)) return { screen: 'details', fields: {} };
  const [only, ...others] = step.countries;
  return only === undefined || others.length > 0 ? { screen: 'country', fields: {} } : afterCountry(step, only);
}

/** After the country: its only class is taken as chosen, else the individual is asked. */
export function afterCountry(step: DocumentStep, country: string): NextScreen {
  const [only, ...others] = classesFor(country, step.idClasses);
  const chosen = { 'selected-country-code': country };
  if (only === undefined || others.length > 0) return { screen: 'document-type', fields: chosen };
  return { screen: 'front', fields: { ...chosen, 'selected-id-class': only } };
}
