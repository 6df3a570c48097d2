/**
 * Countries of the European Economic Area, Switzerland and the United Kingdom: printed names and titles of documents.
 * Titles of driving licences are those of Directive 2006/126/EC, annex I; identity cards follow Regulation (EU)
 * 2019/1157, residence permits Regulation (EC) 1030/2002.
 */
import type { Language } from '../month-names.ts';
import type { Issuer } from './issuer.ts';

interface Country {
  readonly names: string;
  readonly languages: readonly Language[];
  readonly licence: string;
  /** Title of the card; empty for countries without one in the European format. */
  readonly card: string;
  readonly permit: string;
  /** Distinguishing sign in the blue field of the licence, if it is not the alpha-2 code. */
  readonly sign?: string;
}

// biome-ignore format: a table
const COUNTRIES: Readonly<Record<string, Country>> = {
  AT: { names: 'REPUBLIK OSTERREICH', languages: ['de'], licence: 'FUHRERSCHEIN', card: 'PERSONALAUSWEIS', permit: 'AUFENTHALTSTITEL', sign: 'A' },
  BE: { names: 'BELGIE/BELGIQUE/BELGIEN/KONINKRIJK BELGIE/ROYAUME DE BELGIQUE', languages: ['nl', 'fr', 'de'], licence: 'RIJBEWIJS/PERMIS DE CONDUIRE/FUHRERSCHEIN', card: "IDENTITEITSKAART/CARTE D'IDENTITE/PERSONALAUSWEIS", permit: 'VERBLIJFSTITEL/TITRE DE SEJOUR', sign: 'B' },
  BG: { names: 'REPUBLIC OF BULGARIA/REPUBLIKA BULGARIA', languages: [], licence: 'DRIVING LICENCE', card: 'IDENTITY CARD', permit: 'RESIDENCE PERMIT' },
  CH: { names: 'SCHWEIZ/SUISSE/SVIZZERA/SVIZRA/SCHWEIZERISCHE EIDGENOSSENSCHAFT/CONFEDERATION SUISSE', languages: ['de', 'fr', 'it'], licence: 'FUHRERAUSWEIS/PERMIS DE CONDUIRE/LICENZA DI CONDURRE', card: "IDENTITATSKARTE/CARTE D'IDENTITE/CARTA D'IDENTITA", permit: 'AUFENTHALTSTITEL/TITRE DE SEJOUR' },
  CY: { names: 'REPUBLIC OF CYPRUS/KIBRIS CUMHURIYETI', languages: ['tr'], licence: 'DRIVING LICENCE', card: 'IDENTITY CARD/KIMLIK KARTI', permit: 'RESIDENCE PERMIT' },
  CZ: { names: 'CESKA REPUBLIKA', languages: ['cs'], licence: 'RIDICSKY PRUKAZ', card: 'OBCANSKY PRUKAZ', permit: 'POVOLENI K POBYTU' },
  DE: { names: 'BUNDESREPUBLIK DEUTSCHLAND', languages: ['de'], licence: 'FUHRERSCHEIN', card: 'PERSONALAUSWEIS', permit: 'AUFENTHALTSTITEL', sign: 'D' },
  DK: { names: 'DANMARK/KONGERIGET DANMARK', languages: ['da'], licence: 'KOREKORT', card: '', permit: 'OPHOLDSTILLADELSE' },
  EE: { names: 'EESTI VABARIIK/EESTI', languages: ['et'], licence: 'JUHILUBA', card: 'ISIKUTUNNISTUS', permit: 'ELAMISLUBA', sign: 'EST' },
  ES: { names: 'REINO DE ESPANA/ESPANA', languages: ['es'], licence: 'PERMISO DE CONDUCCION', card: 'DOCUMENTO NACIONAL DE IDENTIDAD', permit: 'PERMISO DE RESIDENCIA', sign: 'E' },
  FI: { names: 'SUOMI FINLAND/SUOMI', languages: ['fi', 'sv'], licence: 'AJOKORTTI/KORKORT', card: 'HENKILOKORTTI/IDENTITETSKORT', permit: 'OLESKELULUPA/UPPEHALLSTILLSTAND', sign: 'FIN' },
  FR: { names: 'REPUBLIQUE FRANCAISE', languages: ['fr'], licence: 'PERMIS DE CONDUIRE', card: "CARTE NATIONALE D'IDENTITE", permit: 'TITRE DE SEJOUR', sign: 'F' },
  GB: { names: 'UNITED KINGDOM OF GREAT BRITAIN/UNITED KINGDOM', languages: ['en'], licence: 'DRIVING LICENCE', card: '', permit: 'RESIDENCE PERMIT', sign: 'UK' },
  GR: { names: 'HELLENIC REPUBLIC/ELLINIKI DIMOKRATIA', languages: [], licence: 'DRIVING LICENCE', card: 'IDENTITY CARD', permit: 'RESIDENCE PERMIT' },
  HR: { names: 'REPUBLIKA HRVATSKA', languages: ['hr'], licence: 'VOZACKA DOZVOLA', card: 'OSOBNA ISKAZNICA', permit: 'DOZVOLA BORAVKA' },
  HU: { names: 'MAGYARORSZAG/MAGYAR KOZTARSASAG', languages: ['hu'], licence: 'VEZETOI ENGEDELY', card: 'SZEMELYAZONOSITO IGAZOLVANY/SZEMELYI IGAZOLVANY', permit: 'TARTOZKODASI ENGEDELY', sign: 'H' },
  IE: { names: 'EIRE IRELAND/EIRE', languages: ['ga', 'en'], licence: 'CEADUNAS TIOMANA', card: '', permit: 'CEAD CONAITHE', sign: 'IRL' },
  IS: { names: 'LYDVELDID ISLAND/ISLAND', languages: ['is'], licence: 'OKUSKIRTEINI', card: 'NAFNSKIRTEINI', permit: 'DVALARLEYFI' },
  IT: { names: 'REPUBBLICA ITALIANA', languages: ['it'], licence: 'PATENTE DI GUIDA', card: "CARTA DI IDENTITA/CARTA D'IDENTITA", permit: 'PERMESSO DI SOGGIORNO', sign: 'I' },
  LI: { names: 'FURSTENTUM LIECHTENSTEIN', languages: ['de'], licence: 'FUHRERAUSWEIS', card: 'IDENTITATSKARTE', permit: 'AUFENTHALTSTITEL', sign: 'FL' },
  LT: { names: 'LIETUVOS RESPUBLIKA', languages: ['lt'], licence: 'VAIRUOTOJO PAZYMEJIMAS', card: 'ASMENS TAPATYBES KORTELE', permit: 'LEIDIMAS GYVENTI' },
  LU: { names: 'GRAND-DUCHE DE LUXEMBOURG/GROUSSHERZOGTUM LETZEBUERG/LUXEMBOURG', languages: ['fr', 'de'], licence: 'PERMIS DE CONDUIRE/FUHRERSCHEIN', card: "CARTE D'IDENTITE/PERSONALAUSWEIS", permit: 'TITRE DE SEJOUR', sign: 'L' },
  LV: { names: 'LATVIJAS REPUBLIKA', languages: ['lv'], licence: 'VADITAJA APLIECIBA', card: 'PERSONAS APLIECIBA', permit: 'UZTURESANAS ATLAUJA' },
  MT: { names: 'REPUBBLIKA TA MALTA/MALTA', languages: ['mt', 'en'], licence: 'LICENZJA TAS-SEWQAN', card: 'KARTA TAL-IDENTITA', permit: 'PERMESS TA RESIDENZA', sign: 'M' },
  NL: { names: 'KONINKRIJK DER NEDERLANDEN', languages: ['nl'], licence: 'RIJBEWIJS', card: 'IDENTITEITSKAART', permit: 'VERBLIJFSTITEL/VERBLIJFSVERGUNNING' },
  NO: { names: 'KONGERIKET NORGE/NORGE/NOREG', languages: ['no'], licence: 'FORERKORT', card: 'NASJONALT ID-KORT/ID-KORT', permit: 'OPPHOLDSKORT', sign: 'N' },
  PL: { names: 'RZECZPOSPOLITA POLSKA', languages: ['pl'], licence: 'PRAWO JAZDY', card: 'DOWOD OSOBISTY', permit: 'KARTA POBYTU' },
  PT: { names: 'REPUBLICA PORTUGUESA/PORTUGAL', languages: ['pt'], licence: 'CARTA DE CONDUCAO', card: 'CARTAO DE CIDADAO', permit: 'TITULO DE RESIDENCIA', sign: 'P' },
  RO: { names: 'ROMANIA', languages: ['ro'], licence: 'PERMIS DE CONDUCERE', card: 'CARTE DE IDENTITATE', permit: 'PERMIS DE SEDERE' },
  SE: { names: 'SVERIGE', languages: ['sv'], licence: 'KORKORT', card: 'NATIONELLT ID-KORT/NATIONELLT IDENTITETSKORT', permit: 'UPPEHALLSTILLSTAND', sign: 'S' },
  SI: { names: 'REPUBLIKA SLOVENIJA', languages: ['sl'], licence: 'VOZNISKO DOVOLJENJE', card: 'OSEBNA IZKAZNICA', permit: 'DOVOLJENJE ZA PREBIVANJE', sign: 'SLO' },
  SK: { names: 'SLOVENSKA REPUBLIKA', languages: ['sk'], licence: 'VODICSKY PREUKAZ', card: 'OBCIANSKY PREUKAZ', permit: 'POVOLENIE NA POBYT' },
};

function titles(text: string): readonly string[] {
  return text === '' ? [] : text.split('/');
}

export const EUROPE: readonly Issuer[] = Object.entries(COUNTRIES).map(([countryCode, country]) => ({
  countryCode,
  subdivision: null,
  names: titles(country.names),
  languages: country.languages,
  dateOrder: 'day-month-year',
  titles: { dl: titles(country.licence), id: titles(country.card), rp: titles(country.permit) },
  sign: country.sign ?? countryCode,
}));
