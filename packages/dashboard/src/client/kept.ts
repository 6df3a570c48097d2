/**
 * Members that the server omits for users without the right `pii.view`. API types are read through `Shown`, so that the
 * compiler reports each place that assumes such a member to be present.
 */

/**
 * Member names as on the server (`hidden-without-view.ts` there); a test keeps the two equal. `*` matches any
 * characters.
 */
export const keptMembers = [
  'name-first',
  'name-middle',
  'name-last',
  'name-full',
  'native-name-*',
  'birthdate',
  'address-*',
  'email-address',
  'phone-number',
  'identification-number',
  'identification-numbers',
  'document-number',
  'social-security-number',
  'field-corrections',
  'fields',
  'term',
  'matched-lists',
  'ignore-list',
  'related-sources',
  'selfie-photo*',
  '*-photo-url*',
  '*-photo-urls',
  'front-photo*',
  'back-photo*',
  'center-photo*',
  'left-photo*',
  'right-photo*',
  'video-*',
  'photo-urls',
  'files',
  'extracted-*',
  'ip-address',
  'latitude',
  'longitude',
  'gps-*',
  'note',
  'reviewer-comment',
  'attachments',
] as const;

/** Turns `address-*` into a type of keys; a star matches any text. */
type KeyLike<Pattern extends string> = Pattern extends `${infer Before}*${infer After}`
  ? `${Before}${string}${KeyLike<After>}`
  : Pattern;

type KeptMember = KeyLike<(typeof keptMembers)[number]>;

/**
 * `Value` in the form that the API returns: hidden members may be absent, at any depth. `Also` names hidden members of
 * only this kind.
 */
export type Shown<Value, Also extends string = never> = Value extends readonly (infer Item)[]
  ? readonly Shown<Item, Also>[]
  : Value extends object
    ? ShownMembers<Value, Also>
    : Value;

/** Maps a type unchanged if it has no hidden members, or members of any name. */
type ShownMembers<Value extends object, Also extends string> = [Extract<keyof Value, KeptMember | Also>] extends [never]
  ? { [Key in keyof Value]: Shown<Value[Key], Also> }
  : { [Key in keyof Value as Key extends KeptMember | Also ? never : Key]: Shown<Value[Key], Also> } & {
      [Key in keyof Value as Key extends KeptMember | Also ? Key : never]?: Shown<Value[Key], Also>;
    };
