/**
 * Model of driver licences and identification cards of the United States and Canada: the numbered data elements of the
 * AAMVA DL/ID Card Design Standard (2020), annex A, and the plain words that states print with or without the numbers.
 */
import type { DocumentModel, LabelRule } from './document-model.ts';

/** Rules; the patterns accept look-alikes of small numbers and letters, which readers confuse most. */
const rules: readonly LabelRule[] = [
  {
    attribute: 'identification-number',
    kind: 'number',
    label:
      /(?<![A-Z0-9])(?:4\s?[D0O]\s*(?:DLN?|(?:LI|L[1l]|U|L)C(?:ENSE)?|IDN?)|4\s?D(?=\s)|[DO]LN?'?|(?:LI|L[1l]|U)C(?:ENSE)?\s*(?:NO|NUM|NUMBER|#)|OLN|ID\s*(?:NO|NUM|NUMBER|#)|CUSTOMER\s*(?:ID|NO)|(?:4\s?[D0O]?\s*)?NUMBER(?:\s*\/?\s*NUM[A-Z]*)?)(?:\s*(?:NO|NUM|NUMBER))?\s*[.:#]*(?![A-Z])/,
  },
  {
    attribute: 'birthdate',
    kind: 'date',
    label:
      /(?<![A-Z0-9])(?:3\s*)?(?:D[O0][BR8S](?:\s*\/?\s*DDN)?|DATE\s*OF\s*BIRTH|BIRTH\s*DATE|BORN)\s*[.:]?(?![A-Z])/,
  },
  {
    attribute: 'issue-date',
    kind: 'date',
    label:
      /(?<![A-Z0-9])(?:4\s?[A4]\s*)?(?:(?:[I1L][S5][S5]|[IL]S)(?:UED?)?(?:\s*\/?\s*DE[L1I]?(?![A-Z]))?(?:\s*DATE)?|DATE\s*OF\s*ISSUE)\s*[.:]?(?![A-Z])/,
  },
  {
    attribute: 'expiration-date',
    kind: 'date',
    label:
      /(?<![A-Z0-9])(?:4\s?[B68HS5]\s*)?(?:EXP(?:IRES?|IRATION)?(?:\s*\/?\s*EXP)?(?:\s*DATE)?|DATE\s*OF\s*EXP\w*)\s*[.:]?(?![A-Z])/,
  },
  {
    attribute: null,
    kind: 'number',
    label: /(?<![A-Z0-9])(?:[5S]\s*)?(?:DD|DOC(?:UMENT)?\s*DISC\w*|AUDIT)\s*[.:#]*(?![A-Z])/,
  },
  { attribute: 'sex', kind: 'sex', label: /(?<![A-Z0-9])(?:[1I]5\s*)?(?:[S5]EX|GENDER)(?:\s*\/?\s*[S5]EXE)?\s*[.:]?/ },
  {
    attribute: 'height',
    kind: 'height',
    label: /(?<![A-Z0-9])(?:[1I]6\s*)?(?:HGT|HEIGHT|HT)(?:\s*\/?\s*HAU[A-Z])?\s*[.:]?(?![A-Z])/,
  },
  { attribute: null, kind: 'text', label: /(?<![A-Z0-9])(?:[1I]7\s*)?(?:WGT|WEIGHT|WT)\s*[.:]?(?![A-Z])/ },
  { attribute: null, kind: 'text', label: /(?<![A-Z0-9])(?:[1I][89]\s*)?(?:EYES?|HAIR)\s*[.:]?(?![A-Z])/ },
  {
    attribute: 'endorsements',
    kind: 'code',
    label: /(?<![A-Z0-9])(?:9\s?A\s*(?:END|ENDORSE?(?:MENTS?)?)?|ENDORSE(?:MENTS?)?)\s*[.:]?(?![A-Z])/,
  },
  {
    attribute: 'vehicle-class',
    kind: 'code',
    label: /(?<![A-Z0-9])(?:9\s*)?CLASS(?:\s*\/?\s*CAT[A-Z]*)?\s*[.:]?(?![A-Z])/,
  },
  {
    attribute: 'restrictions',
    kind: 'code',
    label: /(?<![A-Z0-9])(?:[1I][2Z]\s*)?(?:RESTR?(?:ICTIONS?)?|RSTR)(?:\s*\/?\s*COND)?\s*[.:]?(?![A-Z])/,
  },
  {
    attribute: null,
    kind: 'text',
    label: /(?<![A-Z0-9])(?:DONOR|VETERAN|REAL\s?ID|DRIVER'?S?\s*LICENSE|DUPS?)(?![A-Z])/,
  },
  {
    attribute: 'name-last',
    kind: 'name',
    label: /(?:[1I]\s*)?(?:LN|LAST\s*NAME|FAMILY\s*NAME|SURNAME)\s*[.:]?(?![A-Z])/,
    atStart: true,
  },
  {
    attribute: 'name-first',
    kind: 'given-names',
    label: /(?:2\s*)?(?:FN|FIRST\s*NAMES?|GIVEN\s*NAMES?)\s*[.:]?(?![A-Z])/,
    atStart: true,
  },
  {
    attribute: 'address-street-1',
    kind: 'street',
    label: /[83B&]\s+(?=\d)|(?:8\s*)?ADD(?:RESS)?\s*[.:]?(?![A-Z])/,
    atStart: true,
  },
  { attribute: 'name-last', kind: 'name', label: /1\s*(?=[A-Z])|[I|]\s+(?=[A-Z])|[1I|]$/, atStart: true },
  { attribute: 'name-first', kind: 'given-names', label: /2(?:\s*(?=[A-Z])|$)/, atStart: true },
];

export const usDriverLicense: DocumentModel = {
  id: 'us-driver-license',
  idClass: 'dl',
  covers: { classes: ['dl', 'id'], countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'] },
  dateOrder: 'month-day-year',
  languages: ['en'],
  placement: ['right', 'below'],
  keepsGivenNamesTogether: false,
  hasAddressBlock: true,
  followsDoc9303: false,
  rules,
  // Bilingual Canadian labels, long enough to be recognized with errors.
  captions: [
    { attribute: 'identification-number', kind: 'number', words: ['NUMBERNUMERO'] },
    { attribute: 'birthdate', kind: 'date', words: ['DATEOFBIRTH'] },
    { attribute: 'expiration-date', kind: 'date', words: ['EXPIRATIONDATE'] },
  ],
};
