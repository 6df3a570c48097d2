/**
 * Language of comments and texts compared with standard technical English: counts of words and of beginnings that need
 * a second reading.
 */
import { type Comment, parseSync } from 'oxc-parser';
import type { Source } from './figure.ts';

/** Words and phrases that plain technical English replaces by others. */
const phrases =
  `beside|anew|told|tells?|stands?|lies|whoever|whatever|becomes? of|go(?:es)? on|nobody|somebody|everybody|hangs? on|so far|
by itself|by themselves|wish\\w*|alike|alone|mend\\w*|ours|one's own|looked at|handed|is asked|asked for`.replaceAll(
    '\n',
    '',
  );
const dialect = new RegExp(`\\b(?:${phrases})\\b`, 'gi');
const word = /[A-Za-z][A-Za-z'-]*/g;
const beginning = /^(?:What|Whether|Of|Where|Who|Whom|How|Which|When|As|By|With|From|For)\b/;

/** Returns comments without their marks, consecutive lines as one; without those addressed to a tool. */
function commentsOf({ path, text }: Source): string[] {
  const { comments } = parseSync(path, text);
  const found: string[] = [];
  let last: Comment | null = null;
  for (const comment of comments) {
    const plain = comment.value
      .split('\n')
      .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
      .join(' ')
      .trim();
    const follows =
      last?.type === 'Line' && comment.type === 'Line' && /^\s*$/.test(text.slice(last.end, comment.start));
    last = comment;
    if (/^(?:biome-ignore|@ts-|knip|\/ <reference)/.test(plain) || plain === '') continue;
    if (follows && found.length > 0) found.push(`${found.pop()} ${plain}`);
    else found.push(plain);
  }
  return found;
}

const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Returns the number of such words per 1,000 words of comments, with one decimal. */
export function dialectOfComments(sources: readonly Source[]): number {
  const comments = sources.flatMap(commentsOf);
  return Math.round((count(comments, dialect) / Math.max(1, count(comments, word))) * 10_000) / 10;
}

/** Returns the percentage of comments that begin with a clause in place of a noun or a verb, with one decimal. */
export function clausesOfComments(sources: readonly Source[]): number {
  const comments = sources.flatMap(commentsOf);
  const found = comments.filter((text) => beginning.test(text)).length;
  return Math.round((found / Math.max(1, comments.length)) * 1_000) / 10;
}

/** Returns the number of such words per 1,000 words of these texts, with one decimal. */
export const dialectOfTexts = (texts: readonly string[]): number =>
  Math.round((count(texts, dialect) / Math.max(1, count(texts, word))) * 10_000) / 10;
