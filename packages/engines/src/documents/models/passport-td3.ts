/** Passport data pages: the captions of ICAO Doc 9303 part 4, 4.1, in English, French, Spanish, German and Italian. */
import type { DocumentModel, LabelRule } from './document-model.ts';

const rules: readonly LabelRule[] = [
  {
    attribute: 'birthplace',
    kind: 'text',
    label: /.*(?:PLACE\s*OF\s*BIRTH|LIEU\s*DE\s*NAISSANCE|LUGAR\s*DE\s*NAC|GEBURTSORT|LUOGO).*/,
  },
  {
    attribute: 'birthdate',
    kind: 'date',
    label: /.*(?:DATE\s*OF\s*BIRTH|DATE\s*DE\s*NAISSANCE|FECHA\s*DE\s*NAC|GEBURTS(?:TAG|DATUM)|DATA\s*DI\s*NASC).*/,
  },
  {
    attribute: 'issue-date',
    kind: 'date',
    label: /.*(?:DATE\s*OF\s*ISSUE|DATE\s*DE\s*DELIVRANCE|FECHA\s*DE\s*EXPED|AUSSTELLUNGS).*/,
  },
  {
    attribute: 'expiration-date',
    kind: 'date',
    label: /.*(?:DATE\s*OF\s*EXP|DATE\s*D.?\s?EXPIRATION|FECHA\s*DE\s*CAD|GULTIG|VALID\s*UNTIL).*/,
  },
  {
    attribute: 'identification-number',
    kind: 'number',
    label: /.*(?:PASSPORT\s*N|N[O°]?\.?\s*DU\s*PASSEPORT|PASAPORTE\s*N|PASS\s?-?\s?NR|DOCUMENT\s*N[O°]).*/,
  },
  { attribute: 'name-first', kind: 'given-names', label: /.*(?:GIVEN\s*NAME|PRENOM|VORNAME|FORENAME).*/ },
  { attribute: 'name-last', kind: 'name', label: /.*(?:SURNAME|APELLIDO|COGNOME|^NAME|FAMILY\s*NAME).*/ },
  { attribute: 'nationality', kind: 'text', label: /.*(?:NATIONALIT|NACIONALIDAD|STAATSANGE).*/ },
  { attribute: 'issuing-authority', kind: 'text', label: /.*(?:AUTHORITY|AUTORITE|AUTORIDAD|BEHORDE).*/ },
  { attribute: 'sex', kind: 'sex', label: /^(?:SEX|GESCHLECHT)\b.*|^SEX.*/ },
  { attribute: null, kind: 'text', label: /^(?:TYPE|TYP|CODE|PERSONAL\s*N).*/ },
];

export const passportTd3: DocumentModel = {
  id: 'passport-td3',
  idClass: 'pp',
  dateOrder: 'day-month-year',
  placement: ['below', 'right'],
  keepsGivenNamesTogether: true,
  hasAddressBlock: false,
  rules,
};
