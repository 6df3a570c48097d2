/** Count over the source that must not rise. */
export interface Source {
  /** Path from the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Figure {
  readonly name: string;
  /** Highest value that passes: the present value. */
  readonly limit: number;
  readonly count: (sources: readonly Source[]) => number;
}
