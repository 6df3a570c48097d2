/** What went wrong in the words of the reader: by the code of the refusal where we have a sentence, else as the server said it. */
import { isApiError } from '../client/api-error.ts';
import type { Texts } from '../texts/en/index.ts';
import { countOf } from '../texts/fill.ts';
import type { Language } from '../texts/languages.ts';
import { useLanguage, useTexts } from '../texts/use-texts.tsx';

export function sentenceOf(error: unknown, { errors }: Pick<Texts, 'errors'>, language: Language): string {
  if (!isApiError(error)) return errors.unknown;
  // Whatever is missing of a session, to the person it has ended.
  const code = error.status === 401 ? 'session_ended' : error.code;
  const known = (errors.byCode as Readonly<Record<string, string | undefined>>)[code];
  const sentence = known ?? (error.status >= 500 ? errors.server : error.details);
  const wait = error.retryAfter === undefined ? '' : ` ${countOf(errors.waitSeconds, error.retryAfter, language)}`;
  const support = error.status >= 500 && error.requestId !== '' ? ` (${error.requestId})` : '';
  return `${sentence}${wait}${support}`;
}

export function useSentenceOf(): (error: unknown) => string {
  const texts = useTexts();
  const language = useLanguage();
  return (error) => sentenceOf(error, texts, language);
}
