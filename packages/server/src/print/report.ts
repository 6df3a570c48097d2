/**
 * Content of a printed report, without its layout: the resources describe themselves in these parts, `render-report.ts`
 * lays them out.
 */

/** Colour of a state: good, bad, waiting, or neutral. */
export type Tone = 'positive' | 'negative' | 'attention' | 'neutral';

export interface Mark {
  readonly text: string;
  readonly tone: Tone;
}

export interface Fact {
  readonly label: string;
  /** Value; null is printed as a dash. */
  readonly value: string | null;
}

export interface Picture {
  readonly caption: string;
  /** Small JPEG; null if the picture is no longer stored. */
  readonly jpeg: Uint8Array | null;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** State of the row; null for a row without one. */
  readonly mark: Mark | null;
}

export type Block =
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'timeline'; readonly moments: readonly { readonly label: string; readonly at: string }[] }
  | {
      readonly kind: 'pictures';
      readonly pictures: readonly Picture[];
      /** Text in the place of a picture that is no longer stored. */
      readonly missing: string;
    }
  /** A table; the mark is in the last column. */
  | {
      readonly kind: 'table';
      readonly columns: readonly { readonly title: string; readonly share: number }[];
      readonly rows: readonly TableRow[];
      /** Title of the last column; empty if no row has a mark. */
      readonly markTitle: string;
    }
  | { readonly kind: 'note'; readonly text: string };

export interface Section {
  readonly title: string;
  readonly subtitle?: string;
  readonly mark?: Mark;
  readonly blocks: readonly Block[];
}

export interface Report {
  /** Kind of the resource, such as "Inquiry". */
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly mark: Mark;
  /** Text printed next to the title, such as the environment; null for none. */
  readonly stamp: string | null;
  readonly facts: readonly Fact[];
  readonly sections: readonly Section[];
  /** Time of printing. */
  readonly printedAt: Date;
  /** Language of the words, a BCP 47 tag. */
  readonly language: string;
  /** Line at the foot of each sheet. */
  readonly foot: string;
  /** File inside the document. */
  readonly attachment?: { readonly name: string; readonly mimeType: string; readonly text: string };
}
