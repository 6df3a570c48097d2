/** Error messages for the reader: by error code where a message exists, otherwise the server's own text. */
import { isApiError } from '../client/api-error.ts';
import type { Texts } from '../texts/en/index.ts';
import { countOf } from '../texts/fill.ts';
import type { Language } from '../texts/languages.ts';
import { useLanguage, useTexts } from '../texts/use-texts.tsx';

export function sentenceOf(error: unknown, { errors }: Pick<Texts, 'errors'>, language: Language): string {
  if (!isApiError(error)) return errors.unknown;
  // Any missing session means the same to the user: it expired.
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
