/**
 * Random zones, composed here by Doc 9303 parts 3 to 7 and not by the code under test. Half of the names are names,
 * half are random letters; numbers mix letters and digits freely, including similar ones.
 */
import { makePerson, type Random } from '@countersign/specimens';

export type ZoneFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B';

/** Elements by the name of their attribute; dates YYYY-MM-DD. */
export type ZoneTruth = Readonly<Record<string, string>>;

export interface DrawnZone {
  readonly format: ZoneFormat;
  readonly lines: readonly string[];
  readonly truth: ZoneTruth;
}

/** Some states of Doc 9303 part 3, section 5. */
const STATES =
  'UTO D SWE FRA ESP ITA POL CZE SVK AUT AUS BEL NLD DNK NOR FIN EST LVA LTU HUN ROU BGR GRC PRT IRL GBR GBD USA CAN MEX BRA ARG CHL IND IDN JPN KOR CHN TWN THA VNM TUR UKR NGA GHA ZAF KEN RKS UNO XOM'.split(
    ' ',
  );
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const HARD_LETTERS = 'BDGIOQSZCUVJLEF';
const MIXED = '0123456789012345678901234567890123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function pickFrom(random: Random, characters: string, length: number): string {
  return Array.from({ length }, () => random.pick([...characters])).join('');
}

function checkDigit(text: string): string {
  const values = [...text].map((each) => (each === '<' ? 0 : '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(each)));
  return String(values.reduce((sum, value, index) => sum + value * [7, 3, 1][index % 3]!, 0) % 10);
}

function drawDate(random: Random, from: number, to: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${random.integer(from, to)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
}

function drawNames(random: Random): readonly [string, string] {
  if (random.chance(0.5)) {
    const { lastName, firstName } = makePerson(random.integer(1, 1_000_000));
    const plain = (name: string): string =>
      name
        .normalize('NFKD')
        .toUpperCase()
        .replaceAll(/[^A-Z ]/g, '');
    return [plain(lastName), plain(firstName)];
  }
  const letters = random.pick([LETTERS, HARD_LETTERS]);
  return [pickFrom(random, letters, random.integer(4, 9)), pickFrom(random, letters, random.integer(3, 8))];
}

const fill = (text: string, length: number): string => text.slice(0, length).padEnd(length, '<');
const withDigit = (text: string): string => text + checkDigit(text);
const sixDigits = (date: string): string => withDigit(date.slice(2).replaceAll('-', ''));

function linesOf(format: ZoneFormat, truth: ZoneTruth, optional: string): readonly string[] {
  const of = (name: string): string => truth[name] ?? '';
  const number = withDigit(fill(of('document-number'), 9));
  const sex = of('sex') === 'X' ? '<' : of('sex');
  const [birth, expiry] = [sixDigits(of('birthdate')), sixDigits(of('expiration-date'))];
  const [state, nationality] = [fill(of('issuing-state'), 3), fill(of('nationality'), 3)];
  const names = `${of('name-last')}<<${of('name-first')}`.replaceAll(' ', '<');
  if (format === 'TD1') {
    const first = `I<${state}${number}${fill(optional, 15)}`;
    const second = `${birth}${sex}${expiry}${nationality}${'<'.repeat(11)}`;
    const composite = checkDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18));
    return [first, second + composite, fill(names, 30)];
  }
  const width = format === 'TD3' || format === 'MRV-A' ? 44 : 36;
  const code = format === 'TD3' ? 'P<' : format === 'TD2' ? 'I<' : 'V<';
  const first = code + state + fill(names, width - 5);
  const data = number + nationality + birth + sex + expiry;
  if (format.startsWith('MRV')) return [first, data + fill(optional, width - 28)];
  const rest = format === 'TD3' ? withDigit(fill(optional, 14)) : fill('', 7);
  return [first, data + rest + checkDigit(number + birth + expiry + rest)];
}

/** Draws a zone. The century of births, issues and expiries is unambiguous in 2026. */
export function drawZone(random: Random): DrawnZone {
  const format = random.pick(['TD3', 'TD3', 'TD1', 'TD1', 'TD2', 'MRV-A', 'MRV-B'] as const);
  const [last, first] = drawNames(random);
  const state = random.pick(STATES);
  const isMixed = random.chance(0.5);
  const truth = {
    'name-last': last,
    'name-first': first,
    'document-number': isMixed
      ? pickFrom(random, MIXED, 9)
      : pickFrom(random, LETTERS, random.integer(0, 2)) + pickFrom(random, '0123456789', 7),
    birthdate: drawDate(random, 1940, 2008),
    'expiration-date': drawDate(random, 2027, 2036),
    sex: random.pick(['M', 'F', 'X']),
    nationality: random.chance(0.85) ? state : random.pick(STATES),
    'issuing-state': state,
  };
  const optional = random.chance(0.3) ? pickFrom(random, '0123456789', 10) : '';
  return { format, lines: linesOf(format, truth, optional), truth };
}
