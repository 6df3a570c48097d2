/**
 * Errors of a response as they are logged: the sentences that the client got, without anything that it had sent. What
 * stays of an entry outlives the redaction of a person, so it may quote nothing. Pure.
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
/** Sentences quote at least this many characters of a longer text. */
const shortestQuote = 40;
const mailAddress = /[^\s"'<>@]+@[^\s"'<>@]+/g;

/** Texts of a request in lower case, ready to be looked up: a body may hold a hundred thousand of them. */
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

/** Returns where the longest long text ends that begins at a place of the sentence; the place itself if none does. */
function endOfLong(sentence: string, start: number, { long }: SentTexts): number {
  const ends = (long.get(sentence.slice(start, start + shortestQuote)) ?? []).map((text) => {
    let end = start + shortestQuote;
    while (end < sentence.length && sentence[end] === text[end - start]) end += 1;
    return end;
  });
  return ends.reduce((longest, end) => Math.max(longest, end), start);
}

/** Returns where the longest short text ends that stands as a word of its own at a place; the place itself if none does. */
function endOfShort(sentence: string, start: number, { short }: SentTexts): number {
  if (isOfWord(sentence[start - 1])) return start;
  for (let end = Math.min(sentence.length, start + shortestQuote); end > start; end -= 1) {
    if (!isOfWord(sentence[end]) && short.has(sentence.slice(start, end))) return end;
  }
  return start;
}

/** Returns the sentence without the sent texts. Its time grows with the sentence and not with the number of texts. */
function withoutSent(sentence: string, sent: SentTexts): string {
  const lower = sentence.toLowerCase();
  // A letter such as İ is longer in lower case, and would move all places behind it.
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
 * Returns the errors of an error document; none for any other. `sent` are the texts of the request that are not
 * logged.
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
