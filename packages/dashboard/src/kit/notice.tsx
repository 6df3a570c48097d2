/** A notice before proceeding; problems are announced to screen readers. */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone: 'info' | 'good' | 'warning' | 'problem';
  readonly title?: string;
  readonly children?: ReactNode;
  /** Action in the notice. */
  readonly action?: ReactNode;
}

const icons = { info: 'info', good: 'check', warning: 'warning', problem: 'warning' } as const;

export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={`${styles['notice']} ${styles[tone]}`} role={tone === 'problem' ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
