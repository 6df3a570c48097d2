/** What a document model states about the visual zone: labels, where their values stand, and how values are written. */
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
  /** Null: a label whose value nobody asked for; it still ends the value before it. */
  readonly attribute: DocumentAttribute | null;
  readonly kind: ValueKind;
  /** Matched against the line in upper case with accents folded. The first rule that matches takes the label. */
  readonly label: RegExp;
  /** The label counts only at the beginning of a line. */
  readonly atStart?: boolean;
}

/** A caption that stands on a line of its own and may be read with faults. */
export interface Caption {
  readonly attribute: DocumentAttribute | null;
  readonly kind: ValueKind;
  /** Letters A to Z without spaces; one fault in five letters is forgiven. */
  readonly words: readonly string[];
}

/** Documents that a model reads. */
export interface Coverage {
  readonly classes: readonly IdClass[];
  /** ISO 3166-1 alpha-2; null for every country that no model before it covers. */
  readonly countries: readonly string[] | null;
}

export interface DocumentModel {
  readonly id: string;
  readonly idClass: IdClass;
  readonly covers: Coverage;
  /** The order of numeric dates, unless the issuer has another. */
  readonly dateOrder: DateOrder;
  /** Languages that month names are printed in, beside English and French; those of the issuer where it is known. */
  readonly languages: readonly Language[];
  /** Where values stand that do not follow their label on the same line, likeliest first. */
  readonly placement: readonly ('right' | 'below')[];
  /** The whole given-names line is the first name; otherwise its first word is, and the rest are middle names. */
  readonly keepsGivenNamesTogether: boolean;
  /** A street above a line with city, subdivision and postal code, and the names above it (AAMVA card design). */
  readonly hasAddressBlock: boolean;
  /** Its values stand in the order of ICAO Doc 9303, so that they are found where no caption can be read. */
  readonly followsDoc9303: boolean;
  /** Surname and given names stand in the two rows above the date of birth. */
  readonly hasNamesAboveBirthdate?: boolean;
  readonly rules: readonly LabelRule[];
  /** Tells what the issuer's numbers can be, where nothing else on the document repeats them. */
  readonly settleNumber?: (read: string, countryCode: string | null) => SettledNumber;
  /** ISO 3166-1 alpha-2 of the issuer, once it is known. */
  readonly countryCode?: string;
  /** Tried on lines in which no rule finds a label. */
  readonly captions: readonly Caption[];
}
