/** Help for a camera that does not work: the cause, a way to retry, and the ways without a camera. */
import { useEffect, useRef } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { signal } from '../embed/in-document.ts';
import { useWords } from '../language-context.ts';
import type { InquiryPage } from '../page.ts';
import { StepForm } from '../step-form.tsx';
import { AnotherWay } from '../steps/another-way.tsx';
import { type CameraProblem, settingsGuide, shownProblem } from './camera-problem.ts';

/** `onRetry` opens the camera again. */
export interface CameraRefusedProps {
  readonly page: InquiryPage;
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
}

// Causes without a retry: an insecure address cannot be fixed, and a frame needs a tab of its own.
const hopeless = new Set<CameraProblem>(['E3', 'E4']);

/** Hands the inquiry off to a browser of the device; its page has the link. */
function ToBrowser({ page }: Pick<CameraRefusedProps, 'page'>) {
  const { say } = useWords();
  const { sending } = useAnswering();
  return (
    <StepForm page={page}>
      <button
        type="submit"
        class="button quiet"
        name="hand-off"
        value="start"
        data-action="to-browser"
        disabled={sending}
      >
        {say('way.browser')}
      </button>
    </StepForm>
  );
}

/** Shows the cause and how to continue. */
export function CameraRefused({ page, problem: found, onRetry }: CameraRefusedProps) {
  const { say } = useWords();
  const problem = shownProblem(page, found);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened the camera, and had the focus, is gone.
    heading.current?.focus();
    signal('flow-camera-failed');
  }, []);
  return (
    <div class="notice" role="alert" data-camera-problem={problem}>
      <h2 ref={heading} tabIndex={-1}>
        {say(`error.${problem}.heading`)}
      </h2>
      <p>{say(`error.${problem}.body`)}</p>
      {problem === 'E2' && (
        <ol>
          {say(`error.E2.steps.${settingsGuide()}`)
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      )}
      {problem === 'E4' && (
        <a class="button quiet" href={location.href} target="_blank" rel="noreferrer" data-action="own-tab">
          {say('way.tab')}
        </a>
      )}
      {problem === 'E5' && <ToBrowser page={page} />}
      {!hopeless.has(problem) && (
        <button type="button" class="button quiet" data-action="start-camera" onClick={onRetry}>
          {say('way.retry')}
        </button>
      )}
      <AnotherWay />
    </div>
  );
}
