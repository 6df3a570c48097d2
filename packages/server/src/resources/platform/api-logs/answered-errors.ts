/**
 * Errors of a response in their logged form: the sentences that the client received, without any value from its
 * request. This part of a log entry remains after the redaction of a person, so it may not quote values. Pure.
 */
import { filtered } from './kept-params.ts';

export interface LoggedError {
  readonly code: string;
  readonly title: string;
  readonly details: string;
  /** JSON pointer into the request body; null if the error is not about one member. */
  readonly pointer: string | null;
}

const mostErrors = 20;
const longestText = 300;
/** Minimum number of characters that a sentence quotes of a longer text. */
const shortestQuote = 40;
const mailAddress = /[^\s"'<>@]+@[^\s"'<>@]+/g;

/** Texts of a request in lower case, prepared for fast lookup: a body may contain a hundred thousand of them. */
interface SentTexts {
  readonly short: ReadonlySet<string>;
  /** Texts that sentences may quote in part, by their first characters. */
  readonly long: ReadonlyMap<string, readonly string[]>;
}

function sentTexts(sent: ReadonlySet<string>): SentTexts {
  const texts = [...sent].map((text) => text.trim().toLowerCase()).filter((text) => text !== '');
  const long = texts.filter(({ length }) => length > shortestQuote);
  return {
    short: new Set(texts.filter(({ length }) => length <= shortestQuote)),
    long: Map.groupBy(long, (text) => text.slice(0, shortestQuote)),
  };
}

const isOfWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Returns the end of the longest long text that begins at `start`; `start` if no text does. */
function endOfLong(sentence: string, start: number, { long }: SentTexts): number {
  const ends = (long.get(sentence.slice(start, start + shortestQuote)) ?? []).map((text) => {
    let end = start + shortestQuote;
    while (end < sentence.length && sentence[end] === text[end - start]) end += 1;
    return end;
  });
  return ends.reduce((longest, end) => Math.max(longest, end), start);
}

/** Returns the end of the longest short text that is a separate word at `start`; `start` if no text is. */
function endOfShort(sentence: string, start: number, { short }: SentTexts): number {
  if (isOfWord(sentence[start - 1])) return start;
  for (let end = Math.min(sentence.length, start + shortestQuote); end > start; end -= 1) {
    if (!isOfWord(sentence[end]) && short.has(sentence.slice(start, end))) return end;
  }
  return start;
}

/**
 * Returns the sentence without texts from the request. Its run time grows with the sentence, not with the number of
 * texts.
 */
function withoutSent(sentence: string, sent: SentTexts): string {
  const lower = sentence.toLowerCase();
  // A letter such as İ is longer in lower case and would shift all later positions.
  const shown = lower.length === sentence.length ? sentence : lower;
  let left = '';
  for (let at = 0; at < lower.length; ) {
    const end = Math.max(endOfLong(lower, at, sent), endOfShort(lower, at, sent));
    left += end > at ? filtered : shown[at];
    at = Math.max(end, at + 1);
  }
  return left.replaceAll(mailAddress, filtered).slice(0, longestText);
}

/**
 * Returns the errors of an error document; an empty list for any other body. `sent` are the texts of the request that
 * are not logged.
 */
export function loggedErrors(body: Buffer, sent: ReadonlySet<string>): LoggedError[] {
  const texts = sentTexts(sent);
  return entriesIn(body)
    .slice(0, mostErrors)
    .map(({ code, title, details, source }) => ({
      code: String(code ?? ''),
      title: String(title ?? ''),
      details: withoutSent(String(details ?? ''), texts),
      pointer: source?.pointer === undefined ? null : withoutSent(source.pointer, texts),
    }));
}

interface ErrorEntry {
  readonly code?: string;
  readonly title?: string;
  readonly details?: string;
  readonly source?: { readonly pointer?: string };
}

function entriesIn(body: Buffer): readonly ErrorEntry[] {
  try {
    const { errors } = JSON.parse(body.toString('utf8')) as { readonly errors?: unknown };
    return Array.isArray(errors) ? (errors as readonly ErrorEntry[]) : [];
  } catch {
    return [];
  }
}
