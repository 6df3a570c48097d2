/** An inquiry in one line that opens it: the person where the inquiry knows one, else what the caller calls it, else its id. */
import type { Inquiry } from '@countersign/client';
import { Link } from '@tanstack/react-router';
import { personOf } from '../../../client/inquiries.ts';
import { useEnvironment } from '../../../shell/session.ts';
import styles from '../home.module.css';

export function InquiryName({ inquiry }: { readonly inquiry: Inquiry }) {
  const { kind } = useEnvironment();
  const reference = inquiry.attributes['reference-id'];
  const person = personOf(inquiry);
  return (
    <span className={styles['name']}>
      <Link to={`/${kind}/inquiries/${inquiry.id}`}>{person || reference || <code>{inquiry.id}</code>}</Link>
      {person !== '' && reference && <span className={styles['quiet']}>{reference}</span>}
    </span>
  );
}
