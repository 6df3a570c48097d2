/** Values of a zone's elements, with the meaning that the state of the layout gives them. */
import type { DocumentAttribute, MrzFacts } from '../facts.ts';
import { expiryDate, pastDate } from './dates.ts';
import { numberElement, splitNames, trimFiller } from './elements.ts';
import { type MrzElements, type MrzLayout, SEXES } from './layouts.ts';
import { hasOtherOptionalData } from './national/personal-numbers.ts';

type Values = Readonly<Partial<Record<DocumentAttribute, string | null | undefined>>>;

function sexOf(element: string | undefined, sexes: NonNullable<MrzLayout['meaning']>['sexes'] = SEXES): string | null {
  return sexes[element ?? ''] ?? null;
}

/** Returns the text of the optional data after the end of a long number. */
function optionalText(layout: MrzLayout, elements: MrzElements, isLongNumber: boolean): string {
  const { optional1 = '', optional2 = '' } = elements;
  const continued = isLongNumber ? layout.longNumberField : null;
  const own = (name: string, text: string): string => (name === continued ? text.slice(text.indexOf('<')) : text);
  return trimFiller(own('optional1', optional1)) + trimFiller(own('optional2', optional2));
}

/**
 * Returns the number that identifies the person: the document's number, unless the state writes a separate one. If the
 * optional data of a card have an unknown meaning, they may contain that number, so the result is unknown.
 */
function identificationNumber(
  layout: MrzLayout,
  elements: MrzElements,
  number: { readonly value: string; readonly isLong: boolean },
): string | null {
  const { meaning, format } = layout;
  if (meaning?.identificationNumber) return meaning.identificationNumber(elements);
  const isCard = format === 'TD1' || format === 'TD2';
  const isKnown = !isCard || hasOtherOptionalData(trimFiller(elements.issuingState ?? ''));
  return isKnown || optionalText(layout, elements, number.isLong) === '' ? number.value : null;
}

function datesOf(elements: MrzElements, asOf: string | null): Values {
  const end = elements.expirationDate ?? '';
  const birthdate = pastDate(elements.birthdate ?? '', asOf, expiryDate(end, asOf));
  return {
    birthdate,
    'issue-date': pastDate(elements.issueDate ?? '', asOf, null),
    'expiration-date': expiryDate(end, asOf, birthdate),
  };
}

/**
 * Returns the values of a zone's attributes. Values that it does not state, or whose meaning is unknown, are absent.
 */
export function attributesOf(
  lines: readonly string[],
  layout: MrzLayout,
  elements: MrzElements,
  asOf: string | null,
): MrzFacts['attributes'] {
  const { meaning } = layout;
  const { surname, givenNames } = splitNames(elements);
  const printed = numberElement(lines, layout);
  const value = (meaning?.documentNumber?.(elements) ?? printed.value).replaceAll('<', '');
  const found: Values = {
    'name-first': givenNames,
    'name-last': surname,
    ...datesOf(elements, asOf),
    'document-number': value,
    'identification-number': identificationNumber(layout, elements, { value, isLong: printed.isLong }),
    nationality: trimFiller(elements.nationality ?? meaning?.nationality ?? ''),
    sex: sexOf(elements.sex, meaning?.sexes),
    ...meaning?.attributes?.(elements),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, each]) => each !== null && each !== undefined && each !== ''),
  );
}
