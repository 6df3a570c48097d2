/**
 * Facts from a national number without a lookup: whether its check digit is right, and the birthdate it contains. Pure.
 */

export interface NumberFacts {
  /** True if the number belongs to its country's plan; null if no known plan fits. */
  readonly isPossible: true | null;
  /** True if it contains this birthdate; null if numbers of its plan contain none. */
  readonly fitsBirthdate: boolean | null;
}

interface NumberPlan {
  /** Pattern with the year (or two digits of it), month and day. */
  readonly pattern: RegExp;
  readonly isChecked: (digits: string) => boolean;
  /** Decodes the month, for plans that write it differently in some centuries. */
  readonly month?: (month: number) => number;
}

const digitsOf = (text: string): number[] => [...text].map(Number);

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

function isLuhn(digits: string): boolean {
  const sum = digitsOf(digits)
    .reverse()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

/** Checks Estonian and Lithuanian numbers: a second row of weights applies if the first gives no digit. */
function isBaltic(digits: string): boolean {
  const [first, second] = [
    weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11,
    weighted(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11,
  ];
  return Number(digits[10]) === (first < 10 ? first : second % 10);
}

const finnishLetters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

const isFinnish = (text: string): boolean =>
  finnishLetters[Number(text.slice(0, 6) + text.slice(7, 10)) % 31] === text[10];

const isChinese = (text: string): boolean =>
  '10X98765432'[weighted(text, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] === text[17];

const isRomanian = (digits: string): boolean => {
  const rest = weighted(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return Number(digits[12]) === (rest === 10 ? 1 : rest);
};

const yearMonthDay = '(?<year>\\d{2})(?<month>\\d{2})(?<day>\\d{2})';
const dayMonthYear = '(?<day>\\d{2})(?<month>\\d{2})(?<year>\\d{2})';

const plans: Readonly<Record<string, NumberPlan>> = {
  BG: {
    pattern: new RegExp(`^${yearMonthDay}\\d{4}$`),
    isChecked: (digits) => (weighted(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(digits[9]),
    month: (month) => month % 20,
  },
  CN: { pattern: /^\d{6}(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})\d{3}[\dX]$/, isChecked: isChinese },
  // Check digits are no longer guaranteed since 2007.
  DK: { pattern: new RegExp(`^${dayMonthYear}\\d{4}$`), isChecked: () => true },
  EE: { pattern: new RegExp(`^[1-8]${yearMonthDay}\\d{4}$`), isChecked: isBaltic },
  FI: { pattern: new RegExp(`^${dayMonthYear}[-+A-FU-Y]\\d{3}[${finnishLetters}]$`), isChecked: isFinnish },
  LT: { pattern: new RegExp(`^[1-6]${yearMonthDay}\\d{4}$`), isChecked: isBaltic },
  PL: {
    pattern: new RegExp(`^${yearMonthDay}\\d{5}$`),
    isChecked: (digits) => weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
    month: (month) => month % 20,
  },
  RO: { pattern: new RegExp(`^[1-8]${yearMonthDay}\\d{6}$`), isChecked: isRomanian },
  SE: { pattern: new RegExp(`^${yearMonthDay}\\d{4}$`), isChecked: isLuhn },
  ZA: { pattern: new RegExp(`^${yearMonthDay}\\d{5}[89]\\d$`), isChecked: isLuhn },
};

/** Removes separators; the Finnish one encodes the century and stays. */
function plain(country: string, number: string): string {
  const text = number.toUpperCase().replaceAll(/\s/g, '');
  return country === 'FI' ? text : text.replaceAll('-', '');
}

/**
 * Checks a number. If it does not fit its country's plan, it may follow another plan, so that is no evidence.
 * `birthdate`: YYYY-MM-DD.
 */
export function numberFits(country: string, number: string, birthdate: string): NumberFacts {
  const code = country.toUpperCase();
  const plan = Object.hasOwn(plans, code) ? plans[code] : undefined;
  const text = plain(code, number);
  const groups = plan?.pattern.exec(text)?.groups;
  if (plan === undefined || groups === undefined || !plan.isChecked(text))
    return { isPossible: null, fitsBirthdate: null };
  const { month: monthOf = (each: number) => each } = plan;
  const { year, month, day } = groups;
  const told = [Number(year) % 100, monthOf(Number(month)), Number(day)];
  const asked = birthdate.split('-').map(Number);
  return {
    isPossible: true,
    fitsBirthdate: told.every((part, at) => part === (at === 0 ? (asked[0] ?? 0) % 100 : asked[at])),
  };
}

/** Excludes areas, groups and serials that were never issued (US Social Security Administration). */
export const isSocialSecurityNumber = (digits: string): boolean =>
  /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits);
