/** States whose passports, identity cards and visas the specimens imitate: captions, dates, numbers and names. */
import { makeRandom, type Random } from './random.ts';
import type { DateStyle, Language } from './travel-labels.ts';

export interface TravelIssuer {
  /** Country, ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Code in the machine-readable zone (ICAO Doc 9303 part 3, section 5). */
  readonly mrzCode: string;
  readonly name: string;
  readonly passportTitle: string;
  /** Title of its identity card; null if it issues no TD1 card. */
  readonly cardTitle: string | null;
  readonly nationality: string;
  readonly authority: string;
  readonly languages: readonly Language[];
  readonly dateStyle: DateStyle;
  /** Shape of its numbers, see drawShape. */
  readonly numberShape: string;
  readonly women: string;
  readonly men: string;
  readonly surnames: string;
}

const ENGLISH = {
  women: 'OLIVIA JANE|HARRIET|ANNA MARIA|SIAN ELIZABETH|MAEVE',
  men: 'OLIVER JAMES|HARRY|RHYS OWEN|CONOR PATRICK|WILLIAM',
  surnames: "SMYTHE|ERIKSSON|O'SULLIVAN|MACDONALD|FITZWILLIAM-JONES|BELL|THORNBURY|ASHWORTH",
};

// biome-ignore format: a table
export const TRAVEL_ISSUERS: readonly TravelIssuer[] = [
  {
    countryCode: 'US', mrzCode: 'USA', name: 'UNITED STATES OF AMERICA', passportTitle: 'PASSPORT', cardTitle: null,
    nationality: 'UNITED STATES OF AMERICA', authority: 'US DEPARTMENT OF STATE', languages: ['en', 'fr', 'es'],
    dateStyle: 'month-name', numberShape: 'A########', ...ENGLISH,
  },
  {
    countryCode: 'CA', mrzCode: 'CAN', name: 'CANADA', passportTitle: 'PASSPORT / PASSEPORT', cardTitle: null,
    nationality: 'CANADIAN / CANADIENNE', authority: 'GATINEAU', languages: ['en', 'fr'], dateStyle: 'two-month-names',
    numberShape: 'AA######', ...ENGLISH,
  },
  {
    countryCode: 'GB', mrzCode: 'GBR', name: 'UNITED KINGDOM OF GREAT BRITAIN', passportTitle: 'PASSPORT PASSEPORT',
    cardTitle: null, nationality: 'BRITISH CITIZEN', authority: 'HMPO', languages: ['en', 'fr'],
    dateStyle: 'two-month-names', numberShape: '#########', ...ENGLISH,
  },
  {
    countryCode: 'IE', mrzCode: 'IRL', name: 'ÉIRE IRELAND', passportTitle: 'PAS PASSPORT', cardTitle: null,
    nationality: 'ÉIREANNACH / IRISH', authority: 'DUBLIN', languages: ['en', 'fr'], dateStyle: 'month-name',
    numberShape: 'AA#######', ...ENGLISH,
  },
  {
    countryCode: 'DE', mrzCode: 'D', name: 'BUNDESREPUBLIK DEUTSCHLAND', passportTitle: 'REISEPASS PASSPORT PASSEPORT',
    cardTitle: 'PERSONALAUSWEIS / IDENTITY CARD', nationality: 'DEUTSCH', authority: 'STADT KÖLN',
    languages: ['de', 'en', 'fr'], dateStyle: 'dots', numberShape: 'C##A##A##',
    women: 'JÜRGENA|ANNE-KATHRIN|SOPHIE CHARLOTTE|GRETA|KÄTHE', men: 'JÖRG|MAXIMILIAN PAUL|HANS-JÜRGEN|UWE|LUKAS',
    surnames: 'MÜLLER|WEISSENBERGER|VON DER HEIDE|SCHRÖDER|GROSSMANN|ZIEGLER|BÄRENKLAU|ULLRICH',
  },
  {
    countryCode: 'FR', mrzCode: 'FRA', name: 'RÉPUBLIQUE FRANÇAISE', passportTitle: 'PASSEPORT PASSPORT',
    cardTitle: "CARTE NATIONALE D'IDENTITÉ / IDENTITY CARD", nationality: 'FRANÇAISE', authority: 'PRÉFECTURE DU RHÔNE',
    languages: ['fr', 'en'], dateStyle: 'spaces', numberShape: '##AA#####',
    women: 'HÉLÈNE|MARIE-CLAIRE|AMÉLIE ROSE|CHLOÉ|BÉNÉDICTE', men: 'JEAN-PIERRE|FRANÇOIS|LÉO|RENÉ MARC|OLIVIER',
    surnames: "LEFÈVRE|DE LA FONTAINE|D'ARTAGNAN|BÉRANGER|CHÂTELAIN|MOREAU|GUÉRIN|ROUSSEAU-BLANC",
  },
  {
    countryCode: 'ES', mrzCode: 'ESP', name: 'REINO DE ESPAÑA', passportTitle: 'PASAPORTE PASSPORT',
    cardTitle: 'DOCUMENTO NACIONAL DE IDENTIDAD / IDENTITY CARD', nationality: 'ESPAÑOLA', authority: 'DGP-28101ADR6',
    languages: ['es', 'en', 'fr'], dateStyle: 'hyphens', numberShape: 'AAA######',
    women: 'MARÍA JOSÉ|BEGOÑA|LUCÍA|CARMEN', men: 'JOSÉ LUIS|ÍÑIGO|ANDRÉS|JAVIER',
    surnames: 'GARCÍA LÓPEZ|MUÑOZ PEÑA|DE LA TORRE RUIZ|IBÁÑEZ|ESPAÑOLA ESPAÑOLA|SÁNCHEZ BELL',
  },
  {
    countryCode: 'IT', mrzCode: 'ITA', name: 'REPUBBLICA ITALIANA', passportTitle: 'PASSAPORTO PASSPORT',
    cardTitle: "CARTA DI IDENTITÀ / IDENTITY CARD", nationality: 'ITALIANA', authority: 'QUESTURA DI ROMA',
    languages: ['it', 'en', 'fr'], dateStyle: 'month-name', numberShape: 'AA#######',
    women: 'GIULIA|MARIA GRAZIA|NOEMI|FRANCESCA', men: 'NICCOLÒ|GIAN LUCA|MATTEO|ELIO',
    surnames: "ROSSI|D'ALESSANDRO|DE LUCA|BIANCHI|ESPOSITO|LO GIUDICE",
  },
  {
    countryCode: 'NL', mrzCode: 'NLD', name: 'KONINKRIJK DER NEDERLANDEN', passportTitle: 'PASPOORT PASSPORT PASSEPORT',
    cardTitle: 'IDENTITEITSKAART / IDENTITY CARD', nationality: 'NEDERLANDSE', authority: 'BURG. VAN UTRECHT',
    languages: ['nl', 'en', 'fr'], dateStyle: 'two-month-names', numberShape: 'AAA#####A',
    women: 'WILLEKE LISELOTTE|SANNE|EEFJE|ROOS', men: 'JAN WILLEM|DIRK|SJOERD|TEUN',
    surnames: 'DE BRUIJN|VAN DEN BERG|JANSEN|KUIPERS|IJSSELSTEIN|OOSTERHUIS',
  },
  {
    countryCode: 'SE', mrzCode: 'SWE', name: 'SVERIGE SWEDEN', passportTitle: 'PASS PASSPORT',
    cardTitle: 'NATIONELLT ID-KORT / IDENTITY CARD', nationality: 'SVENSK/SWEDISH', authority: 'POLISMYNDIGHETEN',
    languages: ['sv', 'en'], dateStyle: 'two-month-names', numberShape: 'AA######',
    women: 'ÅSA MARGARETA|ELIN|MÄRTA|LINNÉA', men: 'BJÖRN|GÖRAN ERIK|NILS|AXEL',
    surnames: 'ÅKERSTRÖM|LINDQVIST|SJÖBERG|NYSTRÖM|ÖBERG|HOLM',
  },
  {
    countryCode: 'PT', mrzCode: 'PRT', name: 'REPÚBLICA PORTUGUESA', passportTitle: 'PASSAPORTE PASSPORT',
    cardTitle: 'CARTÃO DE CIDADÃO / IDENTITY CARD', nationality: 'PORTUGUESA', authority: 'SEF',
    languages: ['pt', 'en', 'fr'], dateStyle: 'slashes', numberShape: 'AA######',
    women: 'INÊS|ANA SOFIA|CONCEIÇÃO|BEATRIZ', men: 'JOÃO|ANDRÉ|TIAGO MANUEL|RUI',
    surnames: 'CARDOSO|DE ARAÚJO|GONÇALVES|BRANDÃO SILVA|MAGALHÃES|SOUSA',
  },
];

/** Finds an issuer by its code in the zone; throws if the specimens have none. */
export function travelIssuer(mrzCode: string): TravelIssuer {
  const issuer = TRAVEL_ISSUERS.find((candidate) => candidate.mrzCode === mrzCode);
  if (issuer === undefined) throw new RangeError(`no specimen issuer ${mrzCode}`);
  return issuer;
}

/** Draws the issuer of a passport or visa from a seed. */
export function passportIssuer(seed: number): TravelIssuer {
  return makeRandom(seed, 'passport issuer').pick(TRAVEL_ISSUERS);
}

/** Draws the issuer of an identity card from a seed. */
export function cardIssuer(seed: number): TravelIssuer {
  return makeRandom(seed, 'identity card issuer').pick(TRAVEL_ISSUERS.filter(({ cardTitle }) => cardTitle !== null));
}

/** Draws given names and surname common in the issuer's country. */
export function travelName(
  issuer: TravelIssuer,
  sex: 'M' | 'F',
  random: Random,
): { readonly surname: string; readonly givenNames: string } {
  const pick = (list: string) => random.pick(list.split('|'));
  return { surname: pick(issuer.surnames), givenNames: pick(sex === 'F' ? issuer.women : issuer.men) };
}
