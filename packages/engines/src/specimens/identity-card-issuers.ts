import { makeRandom } from './random.ts';

/** A state that issues TD1 identity cards. */
export interface IdentityCardIssuer {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Code in the machine readable zone (ICAO Doc 9303 part 3, section 5). */
  readonly mrzCode: string;
  readonly name: string;
  readonly title: string;
  readonly nationality: string;
}

export const IDENTITY_CARD_ISSUERS: readonly IdentityCardIssuer[] = [
  {
    countryCode: 'DE',
    mrzCode: 'D',
    name: 'BUNDESREPUBLIK DEUTSCHLAND',
    title: 'PERSONALAUSWEIS / IDENTITY CARD',
    nationality: 'DEUTSCH',
  },
  {
    countryCode: 'NL',
    mrzCode: 'NLD',
    name: 'KONINKRIJK DER NEDERLANDEN',
    title: 'IDENTITEITSKAART / IDENTITY CARD',
    nationality: 'NEDERLANDSE',
  },
  {
    countryCode: 'ES',
    mrzCode: 'ESP',
    name: 'REINO DE ESPANA',
    title: 'DOCUMENTO NACIONAL DE IDENTIDAD / IDENTITY CARD',
    nationality: 'ESP',
  },
];

/** The issuer that a seed draws. */
export function identityCardIssuer(seed: number): IdentityCardIssuer {
  return makeRandom(seed, 'identity card issuer').pick(IDENTITY_CARD_ISSUERS);
}
