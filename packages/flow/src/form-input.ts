/** Input of a form's field, from the server. */

/** A field of a form. */
export interface FormInput {
  readonly name: string;
  /** Label of the business; null for the flow's own. */
  readonly label: string | null;
  readonly kind:
    | 'text'
    | 'date'
    | 'email'
    | 'phone'
    | 'integer'
    | 'number'
    | 'yes-or-no'
    | 'choice'
    | 'choices'
    | 'country';
  /** Known values, or typed ones that were not accepted; several only for `choices`. */
  readonly values: readonly string[];
  readonly optional: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Limit of characters of a text. */
  readonly maxLength: number;
  /** Value that was read from a document; null for none. */
  readonly read: string | null;
  /** A value of the right form, such as a postal code; null for none. */
  readonly example: string | null;
}
