/** Help for a camera that does not work: the cause, a way to retry, and always the upload. */
import { useEffect, useRef } from 'preact/hooks';
import { signal } from '../embed/in-document.ts';
import { useWords } from '../language-context.ts';
import { type CameraProblem, settingsGuide } from './camera-problem.ts';

/** `onRetry` opens the camera again. */
export interface CameraRefusedProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
}

// Causes without a retry: an insecure address cannot be fixed, and a frame needs a tab of its own.
const hopeless = new Set<CameraProblem>(['E3', 'E4']);

/** Shows the cause and how to continue. */
export function CameraRefused({ problem, onRetry }: CameraRefusedProps) {
  const { say } = useWords();
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
        <a class="button quiet" href={location.href} target="_blank" rel="noreferrer">
          {say('way.tab')}
        </a>
      )}
      {!hopeless.has(problem) && (
        <button type="button" class="button quiet" data-action="start-camera" onClick={onRetry}>
          {say('way.retry')}
        </button>
      )}
    </div>
  );
}
