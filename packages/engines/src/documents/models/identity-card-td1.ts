/**
 * Model of identity cards of the size of a bank card: the captions of ICAO Doc 9303 part 5, 4.1, and an optional
 * address.
 */
import type { DocumentModel, LabelRule } from './document-model.ts';
import { passportTd3 } from './passport-td3.ts';

const rules: readonly LabelRule[] = [
  {
    attribute: 'identification-number',
    kind: 'number',
    label: /.*(?:(?:DOCUMENT|CARD|ID|IDENTITY\s*CARD)\s*N(?:O|R|UM)|AUSWEISNUMMER|DOCUMENTNUMMER|NUM\s*SOPORT).*/,
  },
  { attribute: 'address-street-1', kind: 'street', label: /^(?:ADDRESS|ADRESSE|ANSCHRIFT|DOMICILIO|ADRES).*/ },
  { attribute: 'address-city', kind: 'city', label: /^(?:CITY|ORT|VILLE|WOHNORT|LOCALITY).*/ },
  { attribute: 'height', kind: 'height', label: /^(?:HEIGHT|GROSSE|TAILLE|LENGTE).*/ },
  ...passportTd3.rules,
];

export const identityCardTd1: DocumentModel = {
  id: 'identity-card-td1',
  idClass: 'id',
  covers: { classes: ['id', 'wp'], countries: null },
  dateOrder: 'day-month-year',
  languages: [],
  placement: ['below', 'right'],
  keepsGivenNamesTogether: true,
  hasAddressBlock: false,
  followsDoc9303: true,
  rules,
  captions: passportTd3.captions,
};
