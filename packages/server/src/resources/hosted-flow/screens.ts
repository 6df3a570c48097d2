/** Which screen comes next inside a step. A choice with one possible answer is not asked. Pure. */
import type { FieldValues, FlowScreen, Inquiry } from '../inquiries/index.ts';
import { classesFor, type DocumentStep, type TemplateDefinition } from '../inquiry-templates/index.ts';

export interface NextScreen {
  readonly screen: FlowScreen;
}

export function firstScreenOf(inquiry: Inquiry, definition: TemplateDefinition): NextScreen {
  const step = definition.steps[inquiry.progress.stepIndex];
  if (step === undefined) return { screen: 'end' };
  return { screen: step.kind === 'selfie' ? 'selfie' : 'country' };
}

/** After the country: its only class is taken as chosen, else the individual is asked. */
export function afterCountry(
  step: DocumentStep,
  country: string,
): { readonly screen: FlowScreen; readonly fields: FieldValues } {
  const [only, ...others] = classesFor(country, step.idClasses);
  const chosen = { 'selected-country-code': country };
  if (only === undefined || others.length > 0) return { screen: 'document-type', fields: chosen };
  return { screen: 'front', fields: { ...chosen, 'selected-id-class': only } };
}
