/** Machine-readable zones composed from Doc 9303 parts 3 to 7, by separate code. */
const WEIGHTS = [7, 3, 1] as const;

/** Computes the check digit of Doc 9303 part 3, 4.9. */
export function digitOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const value = code === 60 ? 0 : code < 58 ? code - 48 : code - 55;
    sum += value * (WEIGHTS[at % 3] ?? 1);
  }
  return String(sum % 10);
}

export interface ZoneParts {
  readonly code: string;
  readonly state: string;
  readonly last: string;
  readonly first: string;
  readonly number: string;
  readonly nationality: string;
  /** Date of birth, YYYY-MM-DD. */
  readonly birth: string;
  readonly sex: string;
  readonly expiry: string;
  readonly optional: string;
}

export type ZoneFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B';

const fill = (text: string, width: number): string => text.slice(0, width).padEnd(width, '<');
const short = (day: string): string => day.slice(2).replaceAll('-', '');

function namesOf({ last, first }: ZoneParts, width: number): string {
  return fill(`${last.replaceAll(' ', '<')}<<${first.replaceAll(' ', '<')}`, width);
}

function card(parts: ZoneParts): readonly string[] {
  const number = fill(parts.number, 9);
  const upper = `${fill(parts.code, 2)}${fill(parts.state, 3)}${number}${digitOf(number)}${fill(parts.optional, 15)}`;
  const [birth, expiry] = [short(parts.birth), short(parts.expiry)];
  const dates = `${birth}${digitOf(birth)}${parts.sex}${expiry}${digitOf(expiry)}${fill(parts.nationality, 3)}`;
  const middle = `${dates}${fill('', 11)}`;
  const all = upper.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18, 29);
  return [upper, middle + digitOf(all), namesOf(parts, 30)];
}

function page(parts: ZoneParts, width: 36 | 44, isVisa: boolean): readonly string[] {
  const number = fill(parts.number, 9);
  const [birth, expiry] = [short(parts.birth), short(parts.expiry)];
  const head = `${number}${digitOf(number)}${fill(parts.nationality, 3)}${birth}${digitOf(birth)}${parts.sex}${expiry}${digitOf(expiry)}`;
  const upper = `${fill(parts.code, 2)}${fill(parts.state, 3)}${namesOf(parts, width - 5)}`;
  if (isVisa) return [upper, fill(head + parts.optional, width)];
  if (width === 36) {
    const lower = head + fill(parts.optional, 7);
    return [upper, lower + digitOf(lower.slice(0, 10) + lower.slice(13, 20) + lower.slice(21, 35))];
  }
  const optional = fill(parts.optional, 14);
  const lower = head + optional + (parts.optional === '' ? '<' : digitOf(optional));
  return [upper, lower + digitOf(lower.slice(0, 10) + lower.slice(13, 20) + lower.slice(21, 43))];
}

export function composeZone(format: ZoneFormat, parts: ZoneParts): readonly string[] {
  if (format === 'TD1') return card(parts);
  return page(parts, format === 'TD3' || format === 'MRV-A' ? 44 : 36, format.startsWith('MRV'));
}
