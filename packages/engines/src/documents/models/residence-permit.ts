/**
 * Model of residence permits of the uniform format: Regulation (EC) 1030/2002, annex, with captions as on identity
 * cards.
 */
import type { DocumentModel, LabelRule } from './document-model.ts';
import { identityCardTd1 } from './identity-card-td1.ts';

const rules: readonly LabelRule[] = [
  {
    attribute: 'expiration-date',
    kind: 'date',
    label: /.*(?:CARD\s*EXPIRY|KARTE\s*GULTIG|VALID\s*UNTIL|FIN\s*DE\s*VALIDITE|DATE\s*DE\s*FIN).*/,
  },
  {
    attribute: null,
    kind: 'text',
    label: /^(?:TYPE\s*OF\s*PERMIT|ART\s*DES\s*TITELS|REMARKS|ANMERKUNGEN|REMARQUES).*/,
  },
  { attribute: 'identification-number', kind: 'number', label: /.*(?:PERMIT|TITELS?|TITRE)\s*N(?:O|R|UM).*/ },
  ...identityCardTd1.rules,
];

export const residencePermit: DocumentModel = {
  ...identityCardTd1,
  id: 'residence-permit',
  idClass: 'rp',
  covers: { classes: ['rp', 'pr'], countries: null },
  // Family and given names are one value under one caption, whose order does not separate them.
  followsDoc9303: false,
  rules,
};
