/** Order in which the runs of a line are drawn from left to right (Unicode Bidirectional Algorithm, UAX #9). */
import bidiFactory, { type Bidi } from 'bidi-js';
import { splitRuns, type TextRun, type Weight } from './fonts.ts';

// The package's types describe a module with a default export; what Node loads is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Characters of one embedding level; odd ones run from right to left. */
interface Stretch {
  readonly level: number;
  text: string;
}

function stretchesOf(text: string): Stretch[] {
  const { levels } = bidi.getEmbeddingLevels(text);
  const stretches: Stretch[] = [];
  for (const [index, unit] of text.split('').entries()) {
    const level = levels[index] ?? 0;
    const last = stretches.at(-1);
    if (last !== undefined && last.level === level) last.text += unit;
    else stretches.push({ level, text: unit });
  }
  return stretches;
}

/** Reverses every sequence at a level or above, from the highest level to the lowest odd one (UAX #9, rule L2). */
function reordered(stretches: readonly Stretch[]): Stretch[] {
  const ordered = [...stretches];
  for (let level = Math.max(...stretches.map((each) => each.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/** Turns the signs between words; words of a right-to-left script are turned when they are shaped. */
const turned = (text: string): string =>
  rightToLeft.test(text)
    ? text
    : [...text]
        .reverse()
        .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
        .join('');

/** Splits a line into runs of one font each, from left to right. */
export function runsFromTheLeft(text: string, weight: Weight): TextRun[] {
  if (!rightToLeft.test(text)) return splitRuns(text, weight);
  return reordered(stretchesOf(text.normalize('NFC'))).flatMap(({ level, text: stretch }) => {
    const runs = splitRuns(stretch, weight);
    return level % 2 === 0 ? runs : runs.reverse().map((run) => ({ ...run, text: turned(run.text) }));
  });
}
