/** Test case of a document model: the recognized lines of one side, and the values they state. */
import type { DocumentAttribute, IdClass } from '../../../facts.ts';
import type { TextLine } from '../../../picture-facts.ts';

/** Text, left edge and top edge in pixels of a card some 1,000 pixels wide, and the height if it is not 30. */
export type PlacedText = readonly [text: string, x: number, y: number, height?: number];

export interface ModelCase {
  readonly title: string;
  /** Id of the model that must be chosen. */
  readonly model: string;
  readonly idClass: IdClass;
  /** Issuer, ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly lines: readonly PlacedText[];
  /** Day of the reading, YYYY-MM-DD. */
  readonly asOf?: string;
  readonly expected: Readonly<Partial<Record<DocumentAttribute, string>>>;
  /** Attributes that must be absent. */
  readonly absent?: readonly DocumentAttribute[];
}

export function placedLines(lines: readonly PlacedText[]): TextLine[] {
  return lines.map(([text, x, y, height = 30]) => ({
    text,
    confidence: 0.98,
    box: { x, y, width: text.length * 15, height },
  }));
}
