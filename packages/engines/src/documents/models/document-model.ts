/** Document model of the visual zone: labels, positions of their values, and formats of values. */
import type { DocumentAttribute, IdClass } from '../../facts.ts';
import type { SettledNumber } from '../licence-numbers.ts';
import type { DateOrder } from '../printed-dates.ts';
import type { Language } from './month-names.ts';

export type ValueKind =
  | 'name'
  | 'given-names'
  | 'date'
  | 'number'
  | 'sex'
  | 'height'
  | 'text'
  | 'code'
  | 'street'
  | 'city';

export interface LabelRule {
  /** Attribute; null for a label whose value is not needed, but that ends the value before it. */
  readonly attribute: DocumentAttribute | null;
  readonly kind: ValueKind;
  /** Pattern, matched with the line in upper case without diacritics. If several rules match, the first one applies. */
  readonly label: RegExp;
  /** True if the label only counts at the beginning of a line. */
  readonly atStart?: boolean;
}

/** Caption on a line of its own, tolerant of reading errors. */
export interface Caption {
  readonly attribute: DocumentAttribute | null;
  readonly kind: ValueKind;
  /** Letters A to Z without spaces; one error in five letters is tolerated. */
  readonly words: readonly string[];
}

/** Documents that a model reads. */
export interface Coverage {
  readonly classes: readonly IdClass[];
  /** Countries, ISO 3166-1 alpha-2; null for every country that no model before it covers. */
  readonly countries: readonly string[] | null;
}

export interface DocumentModel {
  readonly id: string;
  readonly idClass: IdClass;
  readonly covers: Coverage;
  /** Order of numeric dates, unless the issuer has another. */
  readonly dateOrder: DateOrder;
  /** Languages of month names, in addition to English and French; those of the issuer if it is known. */
  readonly languages: readonly Language[];
  /** Positions of values that are not on the line of their label, likeliest first. */
  readonly placement: readonly ('right' | 'below')[];
  /**
   * True if the whole given-names line is the first name; otherwise its first word is, and the rest are middle names.
   */
  readonly keepsGivenNamesTogether: boolean;
  /**
   * True if there is a street above a line with city, subdivision and postal code, and names above it (AAMVA card
   * design).
   */
  readonly hasAddressBlock: boolean;
  /** True if values are in the order of ICAO Doc 9303, so that they are found without legible captions. */
  readonly followsDoc9303: boolean;
  /** True if surname and given names are in the two rows above the date of birth. */
  readonly hasNamesAboveBirthdate?: boolean;
  readonly rules: readonly LabelRule[];
  /** Validates and corrects the issuer's numbers, if the document repeats them nowhere. */
  readonly settleNumber?: (read: string, countryCode: string | null) => SettledNumber;
  /** Issuer, ISO 3166-1 alpha-2, once known. */
  readonly countryCode?: string;
  /** Captions, tried on lines in which no rule finds a label. */
  readonly captions: readonly Caption[];
}
