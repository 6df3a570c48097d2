/**
 * How texts are written and filled: a text is a string with places such as `{name}`, or plural forms that `{count}` chooses
 * among. English is written as a constant; its type says which keys, places and plurals there are. Other languages are
 * {@link Written} of it, and what shows texts sees {@link Texts} of it, in which nothing with a place can be shown unfilled.
 */

/** The categories of CLDR. Which of them a language has says `Intl.PluralRules`. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralCategory = (typeof pluralCategories)[number];

/** The forms of one text; `other` is what every language has. */
export type PluralForms = { readonly [Category in Exclude<PluralCategory, 'other'>]?: string } & {
  readonly other: string;
};

declare const places: unique symbol;

/** A text with places, which is shown by {@link fill} alone. */
export interface PlacedText<Place extends string> {
  readonly [places]: Place;
}

/** A text with plural forms, which is shown by {@link countOf} alone; `Place` are those beside `{count}`. */
export interface PluralText<Place extends string> {
  readonly [places]: Place;
  readonly other: unknown;
}

/** The names of the places of a text, as a union. */
export type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never;

type IsPlural<Value> = Value extends { readonly other: string }
  ? [keyof Value] extends [PluralCategory]
    ? true
    : false
  : false;

/** What a translation of `Own` must have: its keys, a text where it has one, forms where it has forms. */
export type Written<Own> = {
  readonly [Key in keyof Own]: Own[Key] extends string
    ? string
    : IsPlural<Own[Key]> extends true
      ? PluralForms
      : Written<Own[Key]>;
};

type TextOf<Text extends string> = [PlacesIn<Text>] extends [never] ? string : PlacedText<PlacesIn<Text>>;

/** Texts as they are used, in whatever language they are. */
export type Texts<Own> = {
  readonly [Key in keyof Own]: Own[Key] extends string
    ? TextOf<Own[Key]>
    : IsPlural<Own[Key]> extends true
      ? PluralText<Exclude<PlacesIn<Own[Key][keyof Own[Key]]>, 'count'>>
      : Texts<Own[Key]>;
};

/** A language as it is used. The places of a translation are compared with those of English by a test. */
export const textsOf = <Own>(written: Written<Own>): Texts<Own> => written as unknown as Texts<Own>;

type PlacesOf<Text> = Text extends PlacedText<infer Place> ? Place : string extends Text ? string : PlacesIn<Text>;

type PluralPlacesOf<Plural> =
  Plural extends PluralText<infer Place> ? Place : Exclude<PlacesIn<Plural[keyof Plural]>, 'count'>;

/** Values are words: a number is written as the language of the page writes it, by {@link numberIn}, before it comes here. */
type Values<Place extends string> = Readonly<Record<Place, string>>;

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** The text with every place filled. A place that nobody fills stays as it is, so that it is seen. */
export function fill<Text extends string | PlacedText<string>>(text: Text, values: Values<PlacesOf<Text>>): string {
  return filled(text as string, values);
}

/** What stands before and behind a place that is drawn and not written, such as an age that goes on. */
export function aroundPlace<Place extends string>(text: PlacedText<Place>, place: Place): readonly [string, string] {
  const [before = '', behind = ''] = (text as unknown as string).split(`{${place}}`);
  return [before, behind];
}

/** The form that the language has for `count`, which is filled in as the language writes it. */
export function countOf<Plural extends PluralForms | PluralText<string>>(
  plural: Plural,
  count: number,
  language: string,
  ...[values]: [PluralPlacesOf<Plural>] extends [never] ? [] : [Values<PluralPlacesOf<Plural>>]
): string {
  const forms = plural as PluralForms;
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return filled(form, { ...values, count: numberIn(language, count) });
}

/** A number as the language writes it. */
export const numberIn = (language: string, value: number): string => new Intl.NumberFormat(language).format(value);
