/** What a generator gives: paths below the root of the checkout, with the text each shall have. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** The same of files that are no text. */
export type GeneratedBytes = ReadonlyMap<string, Uint8Array>;
