/** Screens before the pictures of a government id: the country that issued it, and its class. */
import { afterCountry, type FlowScreen, type Inquiry } from '../../resources/verification/inquiries/index.ts';
import { classesFor, type DocumentStep, type OfStep } from '../../resources/verification/inquiry-templates/index.ts';
import { type Answered, defineScreen, type Earlier, show, textOf } from './screen.ts';

const choiceRequired = (inquiry: Inquiry, field: string): Answered => ({
  inquiry,
  problem: { code: 'choice_required', field },
});

export const chosenCountry = ({ fields }: Inquiry): string => textOf(fields['selected-country-code']) ?? '';

/** Screens of a step before its evidence; a choice with a single answer is skipped. */
export const choicesOf: OfStep<[], readonly FlowScreen[]> = {
  governmentId: ({ countries, idClasses }) => [
    ...(countries.length > 1 ? (['country'] as const) : []),
    ...(idClasses.length > 1 ? (['document-type'] as const) : []),
  ],
  selfie: () => [],
  paper: () => [],
  details: () => [],
  contact: () => ['contact'],
};

/** Returns the last choice before the pictures that had more than one answer. */
export function choiceBefore(inquiry: Inquiry, step: DocumentStep): Earlier | null {
  const hadClasses = classesFor(chosenCountry(inquiry), step.idClasses).length > 1;
  return hadClasses ? { screen: 'document-type', forgetsStep: true } : countryBefore(step);
}

const countryBefore = ({ countries }: DocumentStep): Earlier | null =>
  countries.length > 1 ? { screen: 'country', forgetsStep: true } : null;

export const countryScreen = defineScreen<'governmentId'>({
  part: 'choice',
  of: 'governmentId',
  page: ({ inquiry }, { countries }) => ({ step: 'country', countries, selected: chosenCountry(inquiry) || null }),
  async answer(context, inquiry, step, { fields }) {
    const country = fields.get('country') ?? '';
    if (!step.countries.includes(country)) return choiceRequired(inquiry, 'country');
    const next = afterCountry(step, country);
    return { inquiry: await show(context, inquiry, next.screen, next.fields), problem: null };
  },
});

export const documentTypeScreen = defineScreen<'governmentId'>({
  part: 'choice',
  of: 'governmentId',
  before: (_inquiry, step) => countryBefore(step),
  page({ inquiry }, { idClasses }) {
    const country = chosenCountry(inquiry);
    const selected = textOf(inquiry.fields['selected-id-class']);
    return { step: 'document-type', country, idClasses: classesFor(country, idClasses), selected };
  },
  async answer(context, inquiry, step, { fields }) {
    const idClass = fields.get('id-class') ?? '';
    if (!classesFor(chosenCountry(inquiry), step.idClasses).includes(idClass)) {
      return choiceRequired(inquiry, 'id-class');
    }
    return { inquiry: await show(context, inquiry, 'front', { 'selected-id-class': idClass }), problem: null };
  },
});
