/** An id, a key, a command: shown as written, with what copies it. */
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
