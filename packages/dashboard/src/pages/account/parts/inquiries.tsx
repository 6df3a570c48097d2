/** Inquiries about the person. */

import { Link } from '@tanstack/react-router';
import { inquiriesOfQuery } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { InquiryStatus } from '../../../kit/inquiry-status.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../account.module.css';

export function Inquiries({ accountId }: { readonly accountId: string }) {
  const { account: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const found = useQuery(inquiriesOfQuery(useApi(), accountId));
  return (
    <Card title={texts.inquiries}>
      <QueryView query={found} lines={3} />
      {found.data?.data.length === 0 && <p>{texts.noInquiries}</p>}
      <ul className={styles['lines']}>
        {found.data?.data.map(({ id, attributes }) => (
          <li key={id}>
            <Link to={`/${kind}/inquiries/${id}`}>{id}</Link>
            <InquiryStatus status={attributes.status} />
            <MetLists signals={attributes.signals} />
            <span className={styles['quiet']}>
              <Time value={attributes['created-at']} as="age" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows how many lists the inquiry's data matches; the inquiry page shows which ones. */
function MetLists({ signals }: { readonly signals: Inquiry['attributes']['signals'] }) {
  const { listHits: texts } = usePageTexts();
  const language = useLanguage();
  const lists = new Set(signals.filter(({ name }) => name.startsWith('list-match/')).map(({ value }) => value));
  return lists.size === 0 ? null : <Badge tone="warning">{countOf(texts.met, lists.size, language)}</Badge>;
}
