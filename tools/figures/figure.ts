/** Count over the source that must not rise. */
export interface Source {
  /** Path from the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Source code, tests, or the Markdown pages of the manual. */
export type SourceKind = 'code' | 'tests' | 'manual';

export interface Figure {
  readonly name: string;
  /** Files that are counted; the source code if absent. */
  readonly of?: SourceKind;
  /** Highest value that passes: the present value. */
  readonly limit: number;
  readonly count: (sources: readonly Source[]) => number;
}
