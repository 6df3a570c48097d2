/**
 * Model of driving licences whose fields have numbers instead of captions: Directive 2006/126/EC, annex I, whose
 * numbers are those of the Convention on Road Traffic (Vienna, 1968), annex 6, so that most other countries print them
 * too.
 */
import { settleLicenceNumber } from '../licence-numbers.ts';
import type { DocumentModel, LabelRule } from './document-model.ts';

/** Rules, tolerant of readers that drop the point after a number and mistake small letters for digits. */
const rules: readonly LabelRule[] = [
  {
    attribute: 'issue-date',
    kind: 'date',
    label: /(?<![A-Z0-9./-])4\s?[A4]\s*[.,:]?\s*(?=[0-9OIL]{2}\s?[./ -])/,
  },
  {
    attribute: 'expiration-date',
    kind: 'date',
    label: /(?<![A-Z0-9./-])4\s?[B68]\s*[.,:]?\s*(?=[0-9OIL]{2}\s?[./ -])/,
  },
  { attribute: 'issuing-authority', kind: 'text', label: /(?<![A-Z0-9./-])4\s?C\s*[.,:]?\s*(?=[A-Z])/ },
  // The holder's personal number, which is not the licence's.
  { attribute: null, kind: 'number', label: /(?<![A-Z0-9./-])4\s?D\s*[.,:]?\s*(?=[A-Z0-9])/ },
  { attribute: 'issue-date', kind: 'date', label: /4\s?[A4]\s*[.,:]?$/, atStart: true },
  { attribute: 'expiration-date', kind: 'date', label: /4\s?[B68]\s*[.,:]?$/, atStart: true },
  { attribute: 'issuing-authority', kind: 'text', label: /4\s?C\s*[.,:]?$/, atStart: true },
  { attribute: 'birthdate', kind: 'date', label: /3\s*[.,:]?\s*(?=[0-9OIL]{2}\s?[./ -])|3\s*[.,:]?$/, atStart: true },
  {
    attribute: 'identification-number',
    kind: 'number',
    label: /[5S]\s*[.,:]\s*(?=[A-Z0-9])|5\s+(?=[A-Z0-9])|5\s*[.,:]?$/,
    atStart: true,
  },
  { attribute: 'address-street-1', kind: 'street', label: /8\s*[.,:]\s*|8\s+(?=[A-Z0-9])/, atStart: true },
  { attribute: 'vehicle-class', kind: 'code', label: /9\s*[.,:]\s*|9\s+(?=[A-Z])|9\s*[.,:]?$/, atStart: true },
  { attribute: null, kind: 'text', label: /(?:6|7|1[0-4])\s*[.,:]?$/, atStart: true },
  {
    attribute: 'name-last',
    kind: 'name',
    label: /[1IL|]\s*[.,:]\s*(?=[A-Z])|1\s*(?=[A-Z])|1\s*[.,:]?$/,
    atStart: true,
  },
  { attribute: 'name-first', kind: 'given-names', label: /2\s*[.,:]?\s*(?=[A-Z])|2\s*[.,:]?$/, atStart: true },
];

export const europeanDrivingLicence: DocumentModel = {
  id: 'european-driving-licence',
  idClass: 'dl',
  covers: { classes: ['dl'], countries: null },
  dateOrder: 'day-month-year',
  languages: [],
  placement: ['right'],
  keepsGivenNamesTogether: true,
  hasAddressBlock: false,
  followsDoc9303: false,
  hasNamesAboveBirthdate: true,
  rules,
  settleNumber: settleLicenceNumber,
  captions: [],
};
