/**
 * Issuing states and nationalities of travel documents, listed only here (ICAO Doc 9303 part 3, 8th edition, section 5:
 * ISO 3166-1 alpha-3 in part A, the additions of parts B to D), and further codes on documents in circulation.
 */

/** Part A, ISO 3166-1: alpha-3 codes, each directly followed by the alpha-2 code. */
const PAIRS = `AFGAF ALAAX ALBAL DZADZ ASMAS ANDAD AGOAO AIAAI ATAAQ ATGAG ARGAR ARMAM ABWAW AUSAU AUTAT AZEAZ BHSBS BHRBH BGDBD
BRBBB BLRBY BELBE BLZBZ BENBJ BMUBM BTNBT BOLBO BESBQ BIHBA BWABW BVTBV BRABR IOTIO BRNBN BGRBG BFABF BDIBI CPVCV KHMKH CMRCM
CANCA CYMKY CAFCF TCDTD CHLCL CHNCN CXRCX CCKCC COLCO COMKM COGCG CODCD COKCK CRICR CIVCI HRVHR CUBCU CUWCW CYPCY CZECZ DNKDK
DJIDJ DMADM DOMDO ECUEC EGYEG SLVSV GNQGQ ERIER ESTEE SWZSZ ETHET FLKFK FROFO FJIFJ FINFI FRAFR GUFGF PYFPF ATFTF GABGA GMBGM
GEOGE DEUDE GHAGH GIBGI GRCGR GRLGL GRDGD GLPGP GUMGU GTMGT GGYGG GINGN GNBGW GUYGY HTIHT HMDHM VATVA HNDHN HKGHK HUNHU ISLIS
INDIN IDNID IRNIR IRQIQ IRLIE IMNIM ISRIL ITAIT JAMJM JPNJP JEYJE JORJO KAZKZ KENKE KIRKI PRKKP KORKR KWTKW KGZKG LAOLA LVALV
LBNLB LSOLS LBRLR LBYLY LIELI LTULT LUXLU MACMO MDGMG MWIMW MYSMY MDVMV MLIML MLTMT MHLMH MTQMQ MRTMR MUSMU MYTYT MEXMX FSMFM
MDAMD MCOMC MNGMN MNEME MSRMS MARMA MOZMZ MMRMM NAMNA NRUNR NPLNP NLDNL NCLNC NZLNZ NICNI NERNE NGANG NIUNU NFKNF MKDMK MNPMP
NORNO OMNOM PAKPK PLWPW PSEPS PANPA PNGPG PRYPY PERPE PHLPH PCNPN POLPL PRTPT PRIPR QATQA REURE ROURO RUSRU RWARW BLMBL SHNSH
KNAKN LCALC MAFMF SPMPM VCTVC WSMWS SMRSM STPST SAUSA SENSN SRBRS SYCSC SLESL SGPSG SXMSX SVKSK SVNSI SLBSB SOMSO ZAFZA SGSGS
SSDSS ESPES LKALK SDNSD SURSR SJMSJ SWESE CHECH SYRSY TWNTW TJKTJ TZATZ THATH TLSTL TGOTG TKLTK TONTO TTOTT TUNTN TURTR TKMTM
TCATC TUVTV UGAUG UKRUA AREAE GBRGB USAUS UMIUM URYUY UZBUZ VUTVU VENVE VNMVN VGBVG VIRVI WLFWF ESHEH YEMYE ZMBZM ZWEZW`;

/**
 * Part A beyond ISO 3166-1: Germany's single letter, the classes of British nationals, Kosovo, and the other code that
 * some write for Kosovo.
 */
const ADDITIONS: readonly (readonly [string, string])[] = [
  ['D', 'DE'],
  ['GBD', 'GB'],
  ['GBN', 'GB'],
  ['GBO', 'GB'],
  ['GBP', 'GB'],
  ['GBS', 'GB'],
  ['RKS', 'XK'],
  ['XXK', 'XK'],
];

const ALPHA_2 = new Map<string, string>([
  ...PAIRS.split(/\s+/).map((pair): [string, string] => [pair.slice(0, 3), pair.slice(3)]),
  ...ADDITIONS.map(([code, country]): [string, string] => [code, country]),
]);

/** Parts B to D, and codes outside of them, by their meaning. */
const WITHOUT_COUNTRY: Readonly<Record<string, string>> = {
  EUE: 'European Union (laissez-passer), reserved by ISO 3166',
  UNO: 'United Nations',
  UNA: 'agency of the United Nations',
  UNK: 'United Nations Interim Administration Mission in Kosovo',
  XXA: 'stateless person (convention of 1954)',
  XXB: 'refugee (convention of 1951)',
  XXC: 'refugee by other rules',
  XXX: 'person of unspecified nationality',
  XBA: 'African Development Bank',
  XIM: 'African Export-Import Bank',
  XCC: 'Caribbean Community',
  XCE: 'Council of Europe',
  XCO: 'Common Market for Eastern and Southern Africa',
  XEC: 'Economic Community of West African States',
  XPO: 'International Criminal Police Organization',
  XES: 'Organization of Eastern Caribbean States',
  XMP: 'Parliamentary Assembly of the Mediterranean',
  XOM: 'Sovereign Military Order of Malta',
  XDC: 'Southern African Development Community',
  IAO: 'International Civil Aviation Organization, on its own documents',
  XCT: 'Northern Cyprus, on its own documents',
  NTZ: 'neutral zone, withdrawn from ISO 3166',
  ANT: 'Netherlands Antilles, withdrawn from ISO 3166 and still in circulation',
  UTO: 'Utopia, the state of the specimens of Doc 9303',
  XXU: 'no state, on specimens of European documents',
};

/** Every code of an issuing state or nationality. */
export const KNOWN_STATES: ReadonlySet<string> = new Set([...ALPHA_2.keys(), ...Object.keys(WITHOUT_COUNTRY)]);

/** Returns true if the code is an issuing state or nationality, including the single letter of Germany. */
export function isKnownState(code: string): boolean {
  return KNOWN_STATES.has(code);
}

/** Returns the ISO 3166-1 alpha-2 code of an issuing state; null for organizations, specimens and unknown codes. */
export function countryOfState(code: string): string | null {
  return ALPHA_2.get(code) ?? null;
}

/** Alpha-2 codes of ISO 3166-1, and XK, which Kosovo's documents and the European Union use. */
export const COUNTRIES: ReadonlySet<string> = new Set(ALPHA_2.values());

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Upper-case English names of all countries with their alpha-2 codes, longest first. */
export const COUNTRY_NAMES: readonly (readonly [name: string, code: string])[] = [...COUNTRIES]
  .map((code): readonly [string, string] => [(ENGLISH.of(code) ?? '').toUpperCase(), code])
  .filter(([name]) => name !== '')
  .sort((a, b) => b[0].length - a[0].length);
