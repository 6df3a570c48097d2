/**
 * Combination of a zone's readings, column by column. The readers are a network, which knows many typefaces; a second
 * network, trained separately; and the comparison with the glyphs of one cut of OCR-B, which knows no language. All of
 * them use the same place of the line.
 */
import type { VotedLine } from './fit-columns.ts';
import type { ColumnFit, GlyphReading } from './match-glyphs.ts';

/**
 * Minimum fit of a line, and of a column in another cut. A lower fit is of another pitch or typeface, so the glyphs are
 * meaningless: a wide O fitted an L best, with 0.43 to 0.59.
 */
export const LEAST_FIT = 0.62;
/**
 * Fit of lines in the cut that the comparison knows; there it overrules the network from this difference in fit.
 * Measured on 2,900 characters of other typefaces: on 337 of them the two differ, and the network is right in 333 where
 * it is sure.
 */
const KNOWN_CUT_FIT = 0.93;
const BETTER_FIT = 0.05;
/** Share of the votes below which the network has hardly recognized a character. */
const UNSURE_SHARE = 0.5;
/** Lead over the next character from which a character recognized by both readers is not repaired. */
const FIRM_LEAD = 0.04;

/** Results of the readers for one column. */
export interface Sighting {
  /** Character of the network. */
  readonly text: string;
  /** Share of its votes, 0 to 1. */
  readonly share: number;
  /** Result of the second network; null if it was not run, because the other two agree on the whole line. */
  readonly again: { readonly text: string; readonly share: number } | null;
  /** Result of the comparison; null if the line is illegible to it. */
  readonly glyphs: ColumnFit | null;
}

export interface CombinedLine {
  /** Likelier character of both readers in each column, not certain yet. */
  readonly text: string;
  readonly confidence: number;
  readonly sightings: readonly Sighting[];
  /** True for each column on which both readers agree and nothing else fits nearly as well. */
  readonly firm: readonly boolean[];
}

/** Returns the best of the allowed characters, and its lead over the next one. */
export function bestGlyph(
  fit: ColumnFit,
  isAllowed: (character: string) => boolean = () => true,
): { readonly character: string; readonly score: number; readonly lead: number } {
  let [character, score, next] = ['', -1, -1];
  for (const [candidate, value] of fit) {
    if (!isAllowed(candidate)) continue;
    if (value > score) [character, score, next] = [candidate, value, score];
    else if (value > next) next = value;
  }
  return { character, score, lead: score - next };
}

/** True if both readers agree in every column, so that rereading the line adds nothing. */
export function agrees(first: VotedLine, second: GlyphReading): boolean {
  return (
    second.fit >= LEAST_FIT &&
    second.columns.every((fit, column) => bestGlyph(fit).character === first.text.charAt(column))
  );
}

/** Returns the likelier character of a column of a line with this fit. */
function likelier({ text, share, again, glyphs }: Sighting, fit: number): string {
  if (glyphs === null) return text;
  const { character, score } = bestGlyph(glyphs);
  if (score - (glyphs.get(text) ?? -1) <= BETTER_FIT) return text;
  if (fit >= KNOWN_CUT_FIT) return character;
  if (score < LEAST_FIT) return text;
  // A column that fits worse than its line is probably none of the known glyphs; then both networks count.
  const both = again?.text === text && score < fit ? (share + again.share) / 2 : 0;
  return Math.max(share, both) < UNSURE_SHARE ? character : text;
}

/** Combines all readings of one line. */
export function combineLine(first: VotedLine, again: VotedLine | null, second: GlyphReading): CombinedLine {
  const isLegible = second.fit >= LEAST_FIT;
  const sightings = second.columns.map(
    (fit, column): Sighting => ({
      text: first.text.charAt(column),
      share: first.shares[column] ?? 0,
      again: again && { text: again.text.charAt(column), share: again.shares[column] ?? 0 },
      glyphs: isLegible ? fit : null,
    }),
  );
  const firm = sightings.map(({ text, glyphs }) => {
    const best = glyphs && bestGlyph(glyphs);
    return best !== null && best.character === text && best.lead > FIRM_LEAD;
  });
  const taken = sightings.map((sighting) => likelier(sighting, second.fit));
  return { text: taken.join(''), confidence: first.confidence, sightings, firm };
}
