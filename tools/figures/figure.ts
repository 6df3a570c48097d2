/** A count over the source that must not rise. */
export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Figure {
  readonly name: string;
  /** The highest value that passes: the value of today. */
  readonly limit: number;
  readonly count: (sources: readonly Source[]) => number;
}
