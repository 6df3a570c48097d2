/** Output of a generator: paths below the root of the checkout, with the text of each. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** The same for binary files. */
export type GeneratedBytes = ReadonlyMap<string, Uint8Array>;
