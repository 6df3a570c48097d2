/** What to do when the camera does not work: its cause in words, a way to try again, and always the upload beside it. */
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../language-context.ts';
import { type CameraProblem, settingsGuide } from './camera-problem.ts';

/** `onRetry` opens the camera again. */
export interface CameraRefusedProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
}

// Trying again cannot help against an unsafe address, and inside a frame only a tab of its own can.
const hopeless = new Set<CameraProblem>(['E3', 'E4']);

/** Says why and how to go on. */
export function CameraRefused({ problem, onRetry }: CameraRefusedProps) {
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the camera is gone, so the reading goes on here.
  useEffect(() => heading.current?.focus(), []);
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
