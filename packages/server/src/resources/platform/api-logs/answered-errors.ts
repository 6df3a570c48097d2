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

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Replaces a text wherever it stands as a word of its own, or as the beginning of a longer one. */
function without(sentence: string, sent: string): string {
  if (sent.length > shortestQuote) {
    const at = sentence.toLowerCase().indexOf(sent.slice(0, shortestQuote).toLowerCase());
    if (at < 0) return sentence;
    let end = at + shortestQuote;
    while (end < sentence.length && sentence[end]?.toLowerCase() === sent[end - at]?.toLowerCase()) end += 1;
    return without(sentence.slice(0, at) + filtered + sentence.slice(end), sent);
  }
  const word = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(sent)}(?![\p{L}\p{N}])`, 'giu');
  return sentence.replaceAll(word, filtered);
}

/** Returns the sentence without the sent texts, the longest of them first. */
function withoutSent(sentence: string, sent: readonly string[]): string {
  const left = sent.reduce((text, each) => without(text, each), sentence);
  return left.replaceAll(mailAddress, filtered).slice(0, longestText);
}

/**
 * Returns the errors of an error document; none for any other. `sent` are the texts of the request that are not
 * logged.
 */
export function loggedErrors(body: Buffer, sent: ReadonlySet<string>): LoggedError[] {
  const texts = [...sent].map((text) => text.trim()).filter((text) => text !== '');
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  return entriesIn(body)
    .slice(0, mostErrors)
    .map(({ code, title, details, source }) => ({
      code: String(code ?? ''),
      title: String(title ?? ''),
      details: withoutSent(String(details ?? ''), longestFirst),
      pointer: source?.pointer === undefined ? null : withoutSent(source.pointer, longestFirst),
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
