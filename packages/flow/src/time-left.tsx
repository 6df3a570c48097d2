/** Warning before the time of an inquiry runs out, with a button for more (WCAG 2.2, success criterion 2.2.1). */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAnswering } from './answer-context.ts';
import { answerFields, answerForm } from './answer-fields.ts';
import { useWords } from './language-context.ts';
import { type InquiryPage, isOfInquiry, isSameScreen } from './page.ts';
import { askForPage, sendAnswer } from './send-answer.ts';
import { momentIn, useSecondsUntil } from './steps/seconds-left.ts';

const warnSeconds = 120;
/** Longest time of a timer in the browser. */
const longestMs = 2 ** 31 - 1;

/** Returns true once the warning of an `end`, in milliseconds since 1970, is due. */
function useIsNear(end: number): boolean {
  const warned = end - warnSeconds * 1000;
  const [isNear, setNear] = useState(() => warned <= Date.now());
  useEffect(() => {
    const ms = warned - Date.now();
    setNear(ms <= 0);
    if (ms <= 0) return;
    const timer = setTimeout(() => setNear(true), Math.min(ms, longestMs));
    return () => clearTimeout(timer);
  }, [warned]);
  return isNear;
}

/** Writes 119 as 1:59, in the digits of the language. */
function clock(locale: string, seconds: number): string {
  const whole = new Intl.NumberFormat(locale);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  return `${whole.format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
}

interface Given {
  readonly page: InquiryPage;
  /** Milliseconds since 1970. */
  readonly end: number;
  readonly mayExtend: boolean;
  /** Hears that more time was given. */
  readonly onExtended: () => void;
}

function Warning({ page, end, mayExtend, onExtended }: Given) {
  const { scripted, update, show } = useAnswering();
  const { say, locale } = useWords();
  const left = useSecondsUntil(end, scripted);
  useEffect(() => {
    if (left > 0 || !scripted) return;
    askForPage(page.action).then((answer) => answer.kind === 'page' && show(answer.page));
  }, [left, scripted, page.action, show]);
  const extend = async () => {
    const form = answerForm(page);
    form.set('more-time', 'yes');
    const answer = await sendAnswer(page.action, form);
    if (answer.kind !== 'page') return;
    if (!isSameScreen(answer.page, page) || !isOfInquiry(answer.page)) return show(answer.page);
    const { action, timeLeft } = answer.page;
    // Typed values and an open camera stay: only the time and the address of the session change.
    update({ ...page, action, ...(timeLeft === undefined ? {} : { timeLeft }) });
    onExtended();
  };
  return (
    <div class="notice time-left">
      <p role="alert">{say(mayExtend ? 'time.soon' : 'time.last')}</p>
      <p role="timer" dir="ltr">
        {clock(locale, left)}
      </p>
      {mayExtend && (
        <form
          method="post"
          action={page.action}
          onSubmit={(event) => {
            if (!scripted) return;
            event.preventDefault();
            extend();
          }}
        >
          {answerFields(page).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" class="button quiet" name="more-time" value="yes" data-action="more-time">
            {say('time.more')}
          </button>
        </form>
      )}
    </div>
  );
}

/** Takes the focus of the button that is gone. */
function MoreTime() {
  const { say } = useWords();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <p class="notice time-left" role="status" tabIndex={-1} ref={notice}>
      {say('time.given')}
    </p>
  );
}

/** Shows the warning once it is due; afterwards, that more time was given. */
export function TimeLeft({ page }: { readonly page: InquiryPage }) {
  const [isExtended, setExtended] = useState(false);
  const { timeLeft, step } = page;
  // The notice belongs to the screen on which time was given.
  useEffect(() => setExtended(false), [step]);
  // Counted from the arrival of the page, not from the warning: a phone that slept shows the warning late.
  const end = useMemo(
    () => (timeLeft === undefined ? Number.POSITIVE_INFINITY : momentIn(timeLeft.seconds)),
    [timeLeft],
  );
  const isNear = useIsNear(end);
  if (timeLeft === undefined) return null;
  const { mayExtend } = timeLeft;
  if (isNear) return <Warning page={page} end={end} mayExtend={mayExtend} onExtended={() => setExtended(true)} />;
  return isExtended ? <MoreTime /> : null;
}
