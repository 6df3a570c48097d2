/** The button bar at the lower end of a screen, and the problem after a press. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import { useSecondsLeft } from './seconds-left.ts';

const sentences = { file: 'problem.file_changed', offline: 'shell.offline', server: 'shell.serverError' } as const;

/**
 * Shows why the answer was not sent, with a button to send it again. It is in the bar that stays in view and takes the
 * focus: the person has just pressed a button there, however far the page was scrolled.
 */
function TroubleNotice() {
  const { say, count } = useWords();
  const { trouble, tryAgain, sending } = useAnswering();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [trouble]);
  const left = useSecondsLeft(trouble?.reason === 'wait' ? (trouble.seconds ?? 0) : 0, true);
  if (trouble === null) return null;
  const { reason } = trouble;
  const isEarly = reason === 'wait' && left > 0;
  return (
    <div class="notice notice-problem" role="alert" tabIndex={-1} ref={notice}>
      {reason === 'wait' && <p>{trouble.seconds === null ? say('problem.rate_limited') : count('shell.wait', left)}</p>}
      {reason !== 'wait' && <p>{say(sentences[reason])}</p>}
      {reason !== 'file' && (
        <button
          type="button"
          class="button quiet"
          data-action="try-again"
          disabled={sending || isEarly}
          onClick={tryAgain}
        >
          {say('shell.tryAgain')}
        </button>
      )}
    </div>
  );
}

/** Shows the bar; `children` are the buttons, the main one first. */
export function Actions({ id, children }: { readonly id?: string; readonly children: ComponentChildren }) {
  return (
    <div class="actions" id={id}>
      <TroubleNotice />
      {children}
    </div>
  );
}
