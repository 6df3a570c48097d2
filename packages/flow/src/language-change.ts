/** The same page in another language. */
import { type FlowPage, isOfInquiry, isSameScreen } from './page.ts';
import { type Answer, askForPage } from './send-answer.ts';

/** Returns the proof of a link that its page repeats; null if the address of the page has all. */
function codeOf(page: FlowPage): string | null {
  if ('newLink' in page && page.newLink !== null) return page.newLink.code;
  return 'code' in page ? (page.code ?? null) : null;
}

/** Pages with links or sentences of the server: they are soon too old, or in one language. They hold nothing typed. */
const takenAnew: ReadonlySet<FlowPage['step']> = new Set([
  'hand-off',
  'declined-consent',
  'success',
  'failed',
  'needs-review',
]);

interface Place {
  readonly path: string;
  /** Parameters of the address besides the language. */
  readonly kept: readonly (readonly [string, string])[];
}

/** Returns the address at which the server shows the page again. */
export function placeOf(page: FlowPage): Place {
  const [path = '', query = ''] = page.action.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('language');
  const code = codeOf(page);
  if (code !== null) parameters.set('code', code);
  if (page.step === 'declined-consent') parameters.set('consent', 'no');
  return { path, kept: [...parameters] };
}

function withLanguage(address: string, locale: string): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('language', locale);
  return `${path}?${parameters}`;
}

/**
 * Returns the page in another language. Only its texts change: a refused answer and its values, which the server does
 * not repeat, stay. A page without an inquiry or a session needs nothing from the server.
 */
export async function pageIn(page: FlowPage, locale: string): Promise<Answer> {
  if (!isOfInquiry(page) || page.step === 'left') {
    return { kind: 'page', page: { ...page, locale, action: withLanguage(page.action, locale) } };
  }
  const { path, kept } = placeOf(page);
  const parameters = new URLSearchParams([...kept.map(([name, value]) => [name, value]), ['language', locale]]);
  const answer = await askForPage(`${path}?${parameters}`);
  if (answer.kind !== 'page' || !isOfInquiry(answer.page) || !isSameScreen(answer.page, page)) return answer;
  if (takenAnew.has(page.step)) return answer;
  const { texts, action } = answer.page;
  return { kind: 'page', page: { ...page, locale: answer.page.locale, texts, action } };
}

/** Keeps the language in the address of the document, so that a reload shows it too. */
export function keepLanguage(locale: string): void {
  const address = new URL(location.href);
  address.searchParams.set('language', locale);
  history.replaceState(history.state, '', address);
}
