/** An inquiry as a link: its person if known, else its reference id, else its id. */

import { Link } from '@tanstack/react-router';
import { personOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { useEnvironment } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';

export function InquiryName({ inquiry }: { readonly inquiry: Inquiry }) {
  const { kit } = usePageTexts();
  const { kind } = useEnvironment();
  const reference = inquiry.attributes['reference-id'];
  const person = personOf(inquiry);
  return (
    <span className={styles['name']}>
      <Link to={`/${kind}/inquiries/${inquiry.id}`}>{person || reference || <code>{inquiry.id}</code>}</Link>
      {person === null && <span className={styles['quiet']}>{kit.keptFromRole}</span>}
      {person && reference && <span className={styles['quiet']}>{reference}</span>}
    </span>
  );
}
