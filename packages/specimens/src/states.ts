import type { Random } from './random.ts';

/** Data of US states and Canadian provinces for realistic specimens: appearance and numbers. */
export interface SpecimenState {
  readonly code: string;
  /** Name as printed on the card. */
  readonly name: string;
  readonly country: 'US' | 'CA';
  /** AAMVA issuer identification number. */
  readonly issuerId: string;
  readonly city: string;
  /** First three characters of the city's postal codes. */
  readonly postalPrefix: string;
  /** Years between issue and expiry. */
  readonly years: number;
  /** Shape of its licence numbers: # is a digit, A a letter, other characters are literal. */
  readonly numberShape: string;
}

/** Columns: code|name|issuer|city|postal prefix|years|number shape; number shapes as published by the jurisdictions. */
const TABLE = `
AL|ALABAMA|636033|MONTGOMERY|361|4|#######
AK|ALASKA|636059|JUNEAU|998|5|#######
AZ|ARIZONA|636026|PHOENIX|850|8|A########
AR|ARKANSAS|636021|LITTLE ROCK|722|8|#########
CA|CALIFORNIA|636014|SACRAMENTO|958|5|A#######
CO|COLORADO|636020|DENVER|802|5|#########
CT|CONNECTICUT|636006|HARTFORD|061|8|#########
DE|DELAWARE|636011|DOVER|199|8|#######
DC|DISTRICT OF COLUMBIA|636043|WASHINGTON|200|8|#######
FL|FLORIDA|636010|ORLANDO|328|8|A############
GA|GEORGIA|636055|SAVANNAH|314|8|#########
HI|HAWAII|636047|HONOLULU|968|8|A########
ID|IDAHO|636050|BOISE|837|4|AA######A
IL|ILLINOIS|636035|SPRINGFIELD|627|4|A###########
IN|INDIANA|636037|INDIANAPOLIS|462|6|##########
IA|IOWA|636018|DES MOINES|503|8|###AA####
KS|KANSAS|636022|TOPEKA|666|6|A########
KY|KENTUCKY|636046|FRANKFORT|406|8|A########
LA|LOUISIANA|636007|BATON ROUGE|708|6|#########
ME|MAINE|636041|AUGUSTA|043|6|#######
MD|MARYLAND|636003|ANNAPOLIS|214|8|A############
MA|MASSACHUSETTS|636002|BOSTON|021|5|A########
MI|MICHIGAN|636032|LANSING|489|4|A############
MN|MINNESOTA|636038|SAINT PAUL|551|4|A############
MS|MISSISSIPPI|636051|JACKSON|392|8|#########
MO|MISSOURI|636030|JEFFERSON CITY|651|6|A#########
MT|MONTANA|636008|HELENA|596|8|#############
NE|NEBRASKA|636054|LINCOLN|685|5|A########
NV|NEVADA|636049|CARSON CITY|897|8|##########
NH|NEW HAMPSHIRE|636039|CONCORD|033|5|AAA########
NJ|NEW JERSEY|636036|TRENTON|086|4|A##############
NM|NEW MEXICO|636009|SANTA FE|875|8|#########
NY|NEW YORK STATE|636001|ALBANY|122|8|#########
NC|NORTH CAROLINA|636004|RALEIGH|276|8|############
ND|NORTH DAKOTA|636034|BISMARCK|585|6|AAA######
OH|OHIO|636023|COLUMBUS|432|4|AA######
OK|OKLAHOMA|636058|TULSA|741|8|A#########
OR|OREGON|636029|SALEM|973|8|#######
PA|PENNSYLVANIA|636025|HARRISBURG|171|4|########
RI|RHODE ISLAND|636052|PROVIDENCE|029|5|########
SC|SOUTH CAROLINA|636005|COLUMBIA|292|8|#########
SD|SOUTH DAKOTA|636042|PIERRE|575|5|########
TN|TENNESSEE|636053|NASHVILLE|372|8|#########
TX|TEXAS|636015|AUSTIN|787|8|########
UT|UTAH|636040|SALT LAKE CITY|841|8|#########
VT|VERMONT|636024|MONTPELIER|056|4|########
VA|VIRGINIA|636000|RICHMOND|232|8|A########
WA|WASHINGTON|636045|OLYMPIA|985|8|WDL####A####
WV|WEST VIRGINIA|636061|CHARLESTON|253|8|A######
WI|WISCONSIN|636031|MADISON|537|8|A#############
WY|WYOMING|636060|CHEYENNE|820|5|#########
AB|ALBERTA|604432|CALGARY|T2P|5|######-###
BC|BRITISH COLUMBIA|636028|VICTORIA|V8V|5|#######
MB|MANITOBA|636048|WINNIPEG|R3C|5|AA##########
NB|NEW BRUNSWICK|636017|FREDERICTON|E3B|4|#######
NL|NEWFOUNDLAND AND LABRADOR|636016|ST JOHNS|A1C|5|A#########
NS|NOVA SCOTIA|636013|HALIFAX|B3J|5|AAAAA#########
ON|ONTARIO|636012|OTTAWA|K1P|5|A####-#####-#####
PE|PRINCE EDWARD ISLAND|604426|CHARLOTTETOWN|C1A|3|######
QC|QUEBEC|604428|MONTREAL|H2Y|4|A############
SK|SASKATCHEWAN|636044|REGINA|S4P|5|########
`;

const PROVINCES = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK']);

/** The 50 states, the District of Columbia and ten provinces. */
export const SPECIMEN_JURISDICTIONS: readonly SpecimenState[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', issuerId = '', city = '', postalPrefix = '', years = '', numberShape = ''] =
      row.split('|');
    const country = PROVINCES.has(code) ? 'CA' : 'US';
    return { code, name, country, issuerId, city, postalPrefix, years: Number(years), numberShape };
  });

export const SPECIMEN_STATES: readonly SpecimenState[] = SPECIMEN_JURISDICTIONS.filter(
  ({ country }) => country === 'US',
);

/** Finds a jurisdiction of the specimens by its two letters; throws if there is none. */
export function specimenState(code: string): SpecimenState {
  const state = SPECIMEN_JURISDICTIONS.find((candidate) => candidate.code === code);
  if (state === undefined) throw new RangeError(`no specimen state ${code}`);
  return state;
}

/** Draws a text of a shape: # is replaced by a digit, A by a letter. The first digit is never 0. */
export function drawShape(shape: string, random: Random): string {
  const drawn = (mark: string, index: number): string => {
    if (mark === '#') return String(random.integer(index === 0 ? 1 : 0, 9));
    return mark === 'A' ? random.letters(1) : mark;
  };
  return [...shape].map(drawn).join('');
}

/** Draws the rest of a postal code after its three-character prefix. */
export function drawPostalCode(state: SpecimenState, random: Random): string {
  if (state.country === 'US') return `${state.postalPrefix}${String(random.integer(1, 99)).padStart(2, '0')}`;
  return `${state.postalPrefix} ${random.integer(1, 9)}${random.letters(1)}${random.integer(0, 9)}`;
}
