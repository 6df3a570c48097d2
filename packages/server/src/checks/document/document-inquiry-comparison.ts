/** document_inquiry_comparison: the name on the paper agrees with the fields of the inquiry. */
import { defineCheck, notApplicable } from '../check.ts';
import { areIncomparable, compareNames } from '../shared/compare-names.ts';
import { judgeComparable, matchProperty, requirementResult } from '../shared/compare-properties.ts';

/** Field names of a paper and the attributes they are compared with. */
const ADDRESS = {
  address_street_1: 'address-street-1',
  address_city: 'address-city',
  address_subdivision: 'address-subdivision',
  address_postal_code: 'address-postal-code',
} as const;

export const documentInquiryComparison = defineCheck({
  name: 'document_inquiry_comparison',
  extension: true,
  kind: 'document',
  type: 'fraud',
  asks: { part: 'paper', remedy: 'details_differ' },
  comparesGiven: true,
  summary:
    'Compares the name on the paper with the fields of the inquiry, and also the address if the template requires it.',
  limits: 'Only values that both sides have are compared. Addresses are compared letter by letter.',
  fooledBy: 'A made-up paper with the details of the inquiry.',
  measuredBy: ['papers'],
  needs: { paper: null, inquiryFields: 'no_inquiry' },
  reasons: ['no_inquiry', 'missing_properties', 'property_mismatch', 'not_comparable'],
  defaultRequirement: 'not_required',
  defaultSettings: { compareAddress: false },
  revision: 2,
  evaluate({ paper, inquiryFields }, { compareAddress }) {
    const values: Readonly<Record<string, string | undefined>> = paper?.values ?? {};
    const fields = inquiryFields ?? {};
    const name = [fields['name-first'], fields['name-last']].filter(Boolean).join(' ');
    const isOpen = name !== '' && Boolean(values['name']) && areIncomparable(values['name'] ?? '', name);
    const named =
      name !== '' && values['name'] && !isOpen
        ? [requirementResult('name-full', compareNames(values['name'], name), 'partial')]
        : [];
    const placed = Object.entries(compareAddress ? ADDRESS : {}).flatMap(([field, attribute]) => {
      const [mine, theirs] = [values[field], fields[attribute]];
      return mine && theirs ? [requirementResult(attribute, matchProperty(attribute, mine, theirs))] : [];
    });
    const compared = [...named, ...placed];
    if (compared.length === 0 && !isOpen) return notApplicable(['missing_properties']);
    return judgeComparable(compared, isOpen ? ['name-full'] : [], 'property_mismatch');
  },
});
