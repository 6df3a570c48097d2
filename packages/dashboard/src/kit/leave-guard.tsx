/** Asks before a page with unsaved edits is left, by a link, by Back, or by closing the tab. */
import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './form.module.css';

export function LeaveGuard({ isChanged }: { readonly isChanged: boolean }) {
  const { kit } = useTexts();
  const { status, proceed, reset } = useBlocker({
    // A change of the address within the page, such as of a tab, loses nothing.
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog title={kit.leaveTitle} isOpen onClose={reset}>
      <p>{kit.leaveText}</p>
      <div className={styles['actions']}>
        <Button look="main" onPress={reset}>
          {kit.stay}
        </Button>
        <Button look="danger" onPress={proceed}>
          {kit.leave}
        </Button>
      </div>
    </Dialog>
  );
}
