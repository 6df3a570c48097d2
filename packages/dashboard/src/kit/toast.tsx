/** Short messages that do not interrupt: announced, and removed after a while unless they are problems. */
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { useTexts } from '../texts/use-texts.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

export interface ToastParts {
  readonly tone: 'good' | 'problem' | 'info';
  readonly text: string;
}

/** Milliseconds that a message is shown; long enough to read twice. */
const shownFor = 8000;
const atOnce = 3;

const queue = new ToastQueue<ToastParts>({ maxVisibleToasts: atOnce });

/** Shows a message; problems stay until closed. */
export function toast(tone: ToastParts['tone'], text: string): void {
  queue.add({ tone, text }, tone === 'problem' ? {} : { timeout: shownFor });
}

const icons = { good: 'check', problem: 'warning', info: 'info' } as const;

export function Toasts() {
  const texts = useTexts();
  return (
    <ToastRegion queue={queue} aria-label={texts.kit.notifications} className={styles['region'] ?? ''}>
      {({ toast: shown }) => (
        <AriaToast toast={shown} className={`${styles['toast']} ${styles[shown.content.tone]}`}>
          <Icon name={icons[shown.content.tone]} />
          <ToastContent className={styles['words'] ?? ''}>
            <Text slot="title">{shown.content.text}</Text>
          </ToastContent>
          <IconButton slot="close" icon="close" label={texts.kit.close} />
        </AriaToast>
      )}
    </ToastRegion>
  );
}
