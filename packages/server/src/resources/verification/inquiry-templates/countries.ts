/** Countries that issue documents (ISO 3166-1 alpha-2), document classes, and the classes available in a country. */

export const issuingCountries: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL ' +
  'CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GI GM GN GQ GR GT GW GY HK ' +
  'HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC ' +
  'MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA ' +
  'RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG ' +
  'US UY UZ VA VC VE VG VN VU WS XK YE ZA ZM ZW'
).split(' ');

/** Countries whose licences have an AAMVA barcode; elsewhere the passport's machine-readable zone is read. */
const licenceCountries = ['US', 'CA'];

/** Returns the template's classes that are available in the country, in the template's order. */
export function classesFor(country: string, classes: readonly string[]): readonly string[] {
  return classes.filter((each) => each !== 'dl' || licenceCountries.includes(country));
}

/** Class codes of the contract (inquiries 11.1). */
export const idClasses: readonly string[] =
  'cct cid dl foid hic id ipp keyp ltpass munid myn nbi nric ofw pan pid pp ppc pr rp sss td tribalid umid vid visa wp'.split(
    ' ',
  );
