/** Classification of a paper by its words. */
import type { PaperType } from '../facts.ts';
import { PAPER_TYPES, type PaperTypeModel } from './models/paper-types.ts';
import type { PaperLine } from './paper-lines.ts';

const SURE = 3;
const LEAST = 2;

const holds = (text: string, phrase: string): boolean => {
  const at = text.indexOf(phrase);
  return at >= 0 && !/[A-Z]/.test(text.charAt(at - 1)) && !/[A-Z]/.test(text.charAt(at + phrase.length));
};

function scoreOf({ sure, likely }: PaperTypeModel, text: string): number {
  const count = (phrases: readonly string[]): number => phrases.filter((phrase) => holds(text, phrase)).length;
  return SURE * count(sure) + count(likely);
}

/** Returns the kind; null if there are too few known words, or two kinds are equally frequent. */
export function classifyPaper(lines: readonly PaperLine[]): PaperType | null {
  const text = ` ${lines.map(({ folded }) => folded).join(' \n ')} `;
  const scores = PAPER_TYPES.map((model) => ({ type: model.type, score: scoreOf(model, text) }));
  const [best, second] = scores.sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < LEAST || best.score === second?.score) return null;
  return best.type;
}
