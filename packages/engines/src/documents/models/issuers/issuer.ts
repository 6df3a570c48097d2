/** Issuer data as printed on documents, to determine country and class. */
import type { IdClass } from '../../../facts.ts';
import type { DateOrder } from '../../printed-dates.ts';
import type { Language } from '../month-names.ts';

export interface Issuer {
  /** Country, ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Postal code of a state, province or territory; null for a country. */
  readonly subdivision: string | null;
  /** Names as printed, upper case without diacritics; spaces are ignored. */
  readonly names: readonly string[];
  readonly languages: readonly Language[];
  /** Order of numeric dates that do not begin with the year. */
  readonly dateOrder: DateOrder;
  /** Titles of its documents by class, upper case without diacritics; spaces are ignored. */
  readonly titles?: Readonly<Partial<Record<IdClass, readonly string[]>>>;
  /** Distinguishing sign in the blue field of a European driving licence. */
  readonly sign?: string;
}
