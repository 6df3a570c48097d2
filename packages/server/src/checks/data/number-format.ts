/** One shape of the numbers of an issuer's documents. */
export interface NumberFormat {
  readonly shape: RegExp;
  /** First day of issue with this shape, YYYY-MM-DD; null if it is older than the documents in circulation. */
  readonly since: string | null;
}

/** A table of shapes, which is right for documents that were issued until its date. */
export interface NumberFormats {
  /** Last day, YYYY-MM-DD, for which the table is known to be complete; issuers change their shapes without notice. */
  readonly knownUntil: string;
  readonly byIssuer: Readonly<Record<string, readonly NumberFormat[]>>;
}
