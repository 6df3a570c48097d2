/** Shown when no work is open. */
import { Icon } from '../../../kit/icon.tsx';
import styles from '../home.module.css';

export function Calm({ children }: { readonly children: string }) {
  return (
    <p className={styles['calm']}>
      <Icon name="check" />
      {children}
    </p>
  );
}
