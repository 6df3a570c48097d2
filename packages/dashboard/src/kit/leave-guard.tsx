/** Confirmation before unsaved edits are lost, either by leaving the page or by closing the dialog with the edits. */
import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './form.module.css';

interface GuardProps {
  readonly isChanged: boolean;
}

/**
 * Requires a confirmation before the user leaves a page with unsaved edits by a link, by Back, or by closing the tab.
 */
export function LeaveGuard({ isChanged }: GuardProps) {
  const { kit } = useTexts();
  const { status, proceed, reset } = useBlocker({
    // An address change within the page, such as another tab of it, loses nothing.
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  const words = { title: kit.leaveTitle, text: kit.leaveText, stay: kit.stay, leave: kit.leave };
  return <Question {...words} onStay={reset} onLeave={proceed} />;
}

/** Requires a confirmation before the user leaves a dialog with typed text by Back or by closing the tab. */
export function BackGuard({ isChanged }: GuardProps) {
  const { status, proceed, reset } = useBlocker({
    // A dialog may lead to another page after its form was sent.
    shouldBlockFn: ({ action }) => isChanged && action !== 'PUSH' && action !== 'REPLACE',
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return status === 'blocked' ? <CloseQuestion onStay={reset} onLeave={proceed} /> : null;
}

interface AskedProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Requires a confirmation before the user closes a dialog with typed text. */
export function CloseQuestion(asked: AskedProps) {
  const { kit } = useTexts();
  const words = { title: kit.closeTitle, text: kit.closeText, stay: kit.keepTyping, leave: kit.discardTyped };
  return <Question {...words} {...asked} />;
}

interface QuestionProps extends AskedProps {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

function Question({ title, text, stay, leave, onStay, onLeave }: QuestionProps) {
  return (
    <DialogFrame title={title} isOpen onClose={onStay} role="alertdialog">
      <p>{text}</p>
      <div className={styles['actions']}>
        <Button look="main" onPress={onStay} autoFocus>
          {stay}
        </Button>
        <Button look="danger" onPress={onLeave}>
          {leave}
        </Button>
      </div>
    </DialogFrame>
  );
}
