/** Other inquiries of the same account, document, person or picture. */
import { Link } from '@tanstack/react-router';
import { relatedInquiriesQuery } from '../../../client/inquiries.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { InquiryStatus } from '../../../kit/inquiry-status.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';

export function RelatedInquiries({ inquiryId }: { readonly inquiryId: string }) {
  const { related: texts } = usePageTexts().inquiry;
  const { kind } = useEnvironment();
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' });
  const found = useQuery(relatedInquiriesQuery(useApi(), inquiryId));
  return (
    <Card title={texts.title} help={texts.help}>
      <QueryView query={found} lines={2} />
      {found.data?.related.length === 0 && <p>{texts.none}</p>}
      <ul className={styles['lines']}>
        {found.data?.related.map(({ id, name, status, shares, 'created-at': createdAt }) => (
          <li key={id}>
            <Link to={`/${kind}/inquiries/${id}`}>{name ?? id}</Link>
            <InquiryStatus status={status} />
            <span>{list.format(shares.map((share) => texts.shares[share]))}</span>
            <span className={styles['quiet']}>
              <Time value={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
