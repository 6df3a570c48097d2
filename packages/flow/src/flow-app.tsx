/** The whole flow: one screen on the server, successive screens in the browser. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Answering, AnsweringContext } from './answer-context.ts';
import { keepLanguage, pageIn } from './language-change.ts';
import { WordsContext, wordsIn } from './language-context.ts';
import { loadAgain } from './load-again.ts';
import { loadPage } from './load-page.ts';
import { type FlowPage, isOfInquiry, isSameScreen, ownTextsOf } from './page.ts';
import { pageTitle } from './page-heading.ts';
import { partBytes } from './part-bytes.ts';
import { usePresence } from './report-presence.ts';
import { backForm, useScreenHistory } from './screen-history.ts';
import { type Answer, sendAnswer, type Trouble } from './send-answer.ts';
import { Shell } from './shell.tsx';
import { Step } from './steps/step.tsx';
import type { Texts } from './texts/en-US/index.ts';
import { type Language, languageWith, shownLocale } from './texts/language.ts';
import { needsLaterTexts } from './texts/later-texts.ts';
import { servedLocale } from './texts/served-locale.ts';

/** A page with its displayed language. */
export interface FlowAppProps {
  readonly page: FlowPage;
  readonly language: Language;
  /** Loads the texts of a served locale for a later page. */
  readonly loadTexts: LoadTexts;
  /** Hears of each page that is shown, and of each answer before it is sent. */
  readonly listener?: FlowListener;
}

export interface FlowListener {
  shown(page: FlowPage): void;
  answering(page: FlowPage, answer: FormData): void;
}

type LoadTexts = (locale: string, page: FlowPage) => Promise<Texts>;

interface Shown {
  readonly page: FlowPage;
  readonly language: Language;
  /** Count of answers, so that a repeated step starts afresh. */
  readonly turn: number;
  /** True for a screen further on, false for the same one or an earlier one. */
  readonly isNew: boolean;
}

function organizationOf(page: FlowPage): string {
  return page.organizationName ?? '';
}

async function languageFor(page: FlowPage, language: Language, loadTexts: LoadTexts): Promise<Language> {
  const own = ownTextsOf(page);
  const isSame = shownLocale(page.locale, own) === language.locale;
  if (isSame && (language.hasLater || !needsLaterTexts(page))) return language;
  return languageWith(page.locale, await loadTexts(servedLocale(page.locale), page), own);
}

/** Updates title, language and address of the document, and moves the focus to where reading continues. */
function useDocument({ page, language, turn, isNew }: Shown, enter: (page: FlowPage, isNew: boolean) => void) {
  const [announcement, announce] = useState('');
  const declared = useRef(language.locale);
  const entered = useRef(turn);
  useEffect(() => {
    const isTurn = turn !== entered.current;
    if (!isTurn && declared.current === language.locale) return;
    entered.current = turn;
    const words = wordsIn(language, organizationOf(page));
    document.title = pageTitle(page, words);
    // Only on a change: a browser that translates the page declares its own language here.
    if (declared.current !== language.locale) {
      declared.current = language.locale;
      document.documentElement.lang = language.locale;
      document.documentElement.dir = language.dir;
    }
    if (!isTurn) return announce(document.title);
    enter(page, isNew);
    scrollTo(0, 0);
    (document.getElementById('problem') ?? document.getElementById('heading'))?.focus();
    announce(
      isOfInquiry(page)
        ? words.say('shell.step', { current: page.progress.current, total: page.progress.total })
        : document.title,
    );
  }, [page, language, turn, isNew, enter]);
  return announcement;
}

/**
 * Returns the result of `answer`; returns trouble when it cannot be prepared, for example when a chosen file has
 * changed.
 */
async function answerWith(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch {
    return { kind: 'trouble', trouble: { reason: 'file' } };
  }
}

/** Sends the kept answer again as soon as the network is back. */
function useResending(trouble: Trouble | null, tryAgain: () => void): void {
  useEffect(() => {
    if (trouble?.reason !== 'offline') return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [trouble, tryAgain]);
}

/** Sends a large file ahead, unless the person asked the browser to save data. Returns the function that stops it. */
function startAhead(file: File, action: string): () => void {
  const saves = 'connection' in navigator && Object(navigator.connection).saveData === true;
  if (file.size <= partBytes || saves) return () => undefined;
  const loaded = import('./parts.ts');
  loaded.then(({ sendAhead }) => sendAhead(file, action)).catch(() => undefined);
  return () => void loaded.then(({ discard }) => discard(file)).catch(() => undefined);
}

/** Returns the page that follows the answer. */
async function following(
  { page: before, language, turn }: Shown,
  page: FlowPage,
  answer: FormData | null,
  loadTexts: LoadTexts,
): Promise<Shown> {
  const isNew = !isSameScreen(page, before) && answer?.has('back') !== true;
  const [shown] = await Promise.all([languageFor(page, language, loadTexts), loadPage(page)]);
  return { page, language: shown, turn: turn + 1, isNew };
}

/** Returns the sending state and functions of the screens, kept for the life of the page. */
function useSending(
  shown: Shown,
  setShown: (shown: Shown) => void,
  { loadTexts, listener }: Pick<FlowAppProps, 'loadTexts' | 'listener'>,
): Omit<Answering, 'goBack' | 'chooseLanguage' | 'sendAhead'> {
  const [scripted, setScripted] = useState(false);
  const [sending, setSending] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const kept = useRef<FormData | null>(null);
  // A ref, because a second press in the same moment does not see the new state yet.
  const busy = useRef(false);
  const current = useRef(shown);
  current.current = shown;
  useEffect(() => setScripted(true), []);
  const show = useCallback(
    async (page: FlowPage) => {
      const next = await following(current.current, page, kept.current, loadTexts).catch(() => null);
      if (next === null) {
        setTrouble({ reason: 'offline' });
        return loadAgain(page.action);
      }
      kept.current = null;
      setTrouble(null);
      setShown(next);
    },
    [setShown, loadTexts],
  );
  const update = useCallback((page: FlowPage) => setShown({ ...current.current, page }), [setShown]);
  const send = useCallback(
    async (makeAnswer: () => FormData | Promise<FormData>) => {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      const answer = await answerWith(async () => {
        kept.current = null;
        kept.current = await makeAnswer();
        listener?.answering(current.current.page, kept.current);
        return sendAnswer(current.current.page.action, kept.current, setShare);
      });
      // The document is about to be replaced, so nothing more may be sent.
      if (answer.kind === 'document') return location.reload();
      if (answer.kind === 'page') await show(answer.page);
      else setTrouble(answer.trouble);
      busy.current = false;
      setSending(false);
      setShare(null);
    },
    [show, listener],
  );
  const tryAgain = useCallback(() => {
    const answer = kept.current;
    if (answer !== null) send(() => answer);
  }, [send]);
  useResending(trouble, tryAgain);
  return { scripted, sending, share, trouble, send, tryAgain, show, update };
}

/**
 * Returns the function that shows the current screen in another language: the step stays the same element, so that its
 * values stay too. The last of several choices wins.
 */
function useLanguageChoice(
  shown: Shown,
  setShown: (shown: Shown) => void,
  loadTexts: LoadTexts,
): Answering['chooseLanguage'] {
  const current = useRef(shown);
  current.current = shown;
  const latest = useRef('');
  return useCallback(
    async function choose(locale: string): Promise<Trouble['reason'] | null> {
      const { page, language } = current.current;
      latest.current = locale;
      const answer = await pageIn(page, locale);
      if (answer.kind === 'trouble') return answer.trouble.reason;
      if (answer.kind === 'document') {
        location.reload();
        return null;
      }
      const loaded = [languageFor(answer.page, language, loadTexts), loadPage(answer.page)] as const;
      const [spoken] = await Promise.all(loaded).catch(() => [null]);
      if (spoken === null) return 'offline';
      if (latest.current !== locale) return null;
      if (current.current.page !== page) return choose(locale);
      const { turn, isNew } = current.current;
      const isSame = isSameScreen(answer.page, page);
      keepLanguage(locale);
      setShown({ page: answer.page, language: spoken, turn: isSame ? turn : turn + 1, isNew });
      return null;
    },
    [setShown, loadTexts],
  );
}

/** Screens that may have a camera open. */
const filmed: ReadonlySet<FlowPage['step']> = new Set(['front', 'back', 'selfie', 'paper']);

/** Returns the ways through the screens of the history. */
function useReturning(shown: Shown, setShown: (shown: Shown) => void, send: Answering['send']) {
  const current = useRef(shown);
  current.current = shown;
  const askBack = useCallback(() => {
    const { page } = current.current;
    if (isOfInquiry(page)) send(() => backForm(page));
  }, [send]);
  const restart = useCallback(() => {
    const { turn, ...same } = current.current;
    if (filmed.has(same.page.step)) setShown({ ...same, turn: turn + 1, isNew: false });
  }, [setShown]);
  return useScreenHistory(shown.page, { askBack, restart });
}

/** Renders `page`; in the browser continues with every page that the server returns. */
export function FlowApp({ page, language, loadTexts, listener }: FlowAppProps) {
  const [shown, setShown] = useState<Shown>({ page, language, turn: 0, isNew: false });
  const sending = useSending(shown, setShown, { loadTexts, listener });
  const { enter, goBack } = useReturning(shown, setShown, sending.send);
  const chooseLanguage = useLanguageChoice(shown, setShown, loadTexts);
  const { action } = shown.page;
  const sendAhead = useCallback((file: File) => startAhead(file, action), [action]);
  const answering = { ...sending, goBack, chooseLanguage, sendAhead };
  usePresence(shown.page, sending.show);
  useEffect(() => listener?.shown(shown.page), [listener, shown.page]);
  const announcement = useDocument(shown, enter);
  const words = wordsIn(shown.language, organizationOf(shown.page));
  return (
    <WordsContext value={words}>
      <AnsweringContext value={answering}>
        <Shell page={shown.page}>
          <Step key={`${shown.turn}-${shown.page.step}`} page={shown.page} />
        </Shell>
        <p class="hidden" role="status" id="announcement">
          {announcement}
        </p>
      </AnsweringContext>
    </WordsContext>
  );
}
