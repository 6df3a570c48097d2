/**
 * The frame of a dialog over the page. On a phone it opens from below. When it closes, the previous element gets the
 * focus.
 */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '../texts/use-texts.tsx';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

export interface DialogFrameProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  /** `full` uses the width of the window. */
  readonly size?: 'small' | 'medium' | 'large' | 'full';
  /** True if a click outside closes it; false where typed text would be lost. */
  readonly isDismissable?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
}

/** Open frames, the topmost last. */
const open: object[] = [];

/**
 * Closes the topmost frame when Escape is pressed outside of it. React Aria handles the key only inside a dialog, but a
 * key pressed right after the dialog appears still goes to the previously focused element. Menus and fields that use
 * the key stop it.
 */
function useEscapeOutside(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const frame = {};
    open.push(frame);
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open.at(-1) === frame) latest.current();
    };
    document.addEventListener('keydown', close);
    return () => {
      open.splice(open.indexOf(frame), 1);
      document.removeEventListener('keydown', close);
    };
  }, [isOpen]);
}

export function DialogFrame(props: DialogFrameProps) {
  const { title, isOpen, onClose, children, actions, size = 'small', isDismissable = true, role = 'dialog' } = props;
  const texts = useTexts();
  useEscapeOutside(isOpen, onClose);
  return (
    <ModalOverlay
      className={styles['veil'] ?? ''}
      isOpen={isOpen}
      isDismissable={isDismissable}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`${styles['modal']} ${styles[size]}`}>
        <AriaDialog className={styles['dialog'] ?? ''} role={role}>
          <header className={styles['top']}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton icon="close" label={texts.kit.close} onPress={onClose} />
          </header>
          <div className={styles['body']}>{children}</div>
          {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
