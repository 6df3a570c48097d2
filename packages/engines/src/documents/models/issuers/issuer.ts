/** Who issues documents, as the documents themselves say it: the data that country and class are told by. */
import type { IdClass } from '../../../facts.ts';
import type { DateOrder } from '../../printed-dates.ts';
import type { Language } from '../month-names.ts';

export interface Issuer {
  /** ISO 3166-1 alpha-2 of the country. */
  readonly countryCode: string;
  /** Postal code of a state, province or territory; null for a country. */
  readonly subdivision: string | null;
  /** As printed, upper-case without marks; spaces do not matter. */
  readonly names: readonly string[];
  readonly languages: readonly Language[];
  /** How numeric dates are written where the year does not come first. */
  readonly dateOrder: DateOrder;
  /** Titles of its documents by class, upper-case without marks; spaces do not matter. */
  readonly titles?: Readonly<Partial<Record<IdClass, readonly string[]>>>;
  /** Distinguishing sign in the blue field of a European driving licence. */
  readonly sign?: string;
}
