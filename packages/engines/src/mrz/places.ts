/** Places in the lines of a zone. */
import type { Span } from './layouts.ts';

export interface Place {
  readonly line: number;
  readonly column: number;
}

export function characterAt(lines: readonly string[], place: Place): string {
  return (lines[place.line] ?? '').charAt(place.column);
}

export function replaceAt(lines: readonly string[], place: Place, character: string): readonly string[] {
  return lines.map((line, index) =>
    index === place.line ? line.slice(0, place.column) + character + line.slice(place.column + 1) : line,
  );
}

export function placesOf(span: Span): readonly Place[] {
  return Array.from({ length: span.end - span.start }, (_, offset) => ({
    line: span.line,
    column: span.start + offset,
  }));
}
