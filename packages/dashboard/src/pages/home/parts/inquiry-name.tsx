/** An inquiry in one line: what the caller calls it, else its id. */
import type { Inquiry } from '@countersign/client';
import styles from '../home.module.css';

export function InquiryName({ inquiry }: { readonly inquiry: Inquiry }) {
  const reference = inquiry.attributes['reference-id'];
  return <span className={styles['name']}>{reference || <code>{inquiry.id}</code>}</span>;
}
