/** The frame of a dialog over the page; on a phone it opens from below. On closing, the focus returns to where it was. */
import type { ReactNode } from 'react';
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

export function DialogFrame(props: DialogFrameProps) {
  const { title, isOpen, onClose, children, actions, size = 'small', isDismissable = true, role = 'dialog' } = props;
  const texts = useTexts();
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
