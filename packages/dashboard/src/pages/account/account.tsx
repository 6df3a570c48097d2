/** One person as the business knows them: each value with where it came from, and every inquiry about them. */

import { useParams } from '@tanstack/react-router';
import { CasesOf } from '../../cases/cases-of.tsx';
import { accountQuery, nameOfAccount } from '../../client/accounts.ts';
import type { Account } from '../../client/resources.ts';
import { useQuery } from '../../client/use-query.ts';
import { Badge } from '../../kit/badge.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { JsonText } from '../../kit/json-text.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import { LinkedAccounts } from '../../linked-accounts/linked-accounts.tsx';
import { ReportsOf } from '../../screening/reports-of.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import styles from './account.module.css';
import { AccountActions } from './parts/account-actions.tsx';
import { Inquiries } from './parts/inquiries.tsx';
import { Values } from './parts/values.tsx';

export function AccountPage() {
  const { account: texts } = usePageTexts();
  const { accountId = '' } = useParams({ strict: false }) as { accountId?: string };
  const found = useQuery(accountQuery(useApi(), accountId));
  if (found.data !== undefined) return <Known key={accountId} account={found.data.data} />;
  return (
    <Page title={texts.title}>
      <QueryView query={found} lines={8} />
    </Page>
  );
}

function Known({ account }: { readonly account: Account }) {
  const { account: texts } = usePageTexts();
  const hasRight = useHasRight();
  const { attributes, id } = account;
  const redactedAt = attributes['redacted-at'];
  return (
    <Page title={nameOfAccount(account) || texts.title} actions={<AccountActions account={account} />}>
      {redactedAt !== null && (
        <Notice tone="warning" title={texts.redacted}>
          <Time value={redactedAt} />
        </Notice>
      )}
      <Card title={texts.facts}>
        <dl className={styles['facts']}>
          <dt>{texts.id}</dt>
          <dd>
            <Copyable value={id} name={texts.id} />
          </dd>
          <dt>{texts.reference}</dt>
          <dd>{attributes['reference-id'] ?? texts.nothing}</dd>
          <dt>{texts.type}</dt>
          <dd>{attributes['account-type-name']}</dd>
          <dt>{texts.status}</dt>
          <dd>
            <Badge>{attributes['account-status']}</Badge>
          </dd>
          <dt>{texts.tags}</dt>
          <dd>{attributes.tags.length === 0 ? texts.nothing : attributes.tags.join(', ')}</dd>
          <dt>{texts.created}</dt>
          <dd>
            <Time value={attributes['created-at']} />
          </dd>
        </dl>
      </Card>
      {redactedAt === null && <Values account={account} />}
      {redactedAt === null && <LinkedAccounts accountId={id} />}
      {hasRight('inquiry.read') && <Inquiries accountId={id} />}
      {hasRight('report.read') && <ReportsOf filter={{ 'account-id': id }} />}
      {hasRight('case.read') && <CasesOf filter={{ 'account-id': id }} objectIds={redactedAt === null ? [id] : []} />}
      <details className={styles['raw']}>
        <summary>{texts.raw}</summary>
        <JsonText value={account} name={texts.raw} />
      </details>
    </Page>
  );
}
