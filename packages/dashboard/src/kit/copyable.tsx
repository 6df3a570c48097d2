/** An id, a key or a command as written, with a copy button. */
import { CopyButton } from './copy-button.tsx';
import styles from './copyable.module.css';

export function Copyable({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <span className={styles['copyable']}>
      <code>{value}</code>
      <CopyButton value={value} name={name} />
    </span>
  );
}
