/** Page of one transaction: its data, the result of each rule, and its outcome. */

import { useParams } from '@tanstack/react-router';
import { flatValues } from '../../client/accounts.ts';
import type { Transaction } from '../../client/resources.ts';
import { type Included, transactionQuery } from '../../client/transactions.ts';
import { useQuery } from '../../client/use-query.ts';
import { useWords } from '../../dictionary/use-words.ts';
import { Badge } from '../../kit/badge.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { JsonText } from '../../kit/json-text.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import { LinkedAccounts } from '../../linked-accounts/linked-accounts.tsx';
import { ListHits } from '../../list-hits/list-hits.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { fill } from '../../texts/fill.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Related } from './parts/related.tsx';
import { RuleTrace } from './parts/rule-trace.tsx';
import { TransactionActions } from './parts/transaction-actions.tsx';
import styles from './transaction.module.css';

export function TransactionPage() {
  const { transaction: texts } = usePageTexts();
  const { transactionId = '' } = useParams({ strict: false }) as { transactionId?: string };
  const found = useQuery(transactionQuery(useApi(), transactionId));
  if (found.data !== undefined) {
    return <Known key={transactionId} transaction={found.data.data} included={found.data.included ?? []} />;
  }
  return (
    <Page title={texts.title}>
      <QueryView query={found} lines={8} />
    </Page>
  );
}

interface KnownProps {
  readonly transaction: Transaction;
  readonly included: readonly Included[];
}

function Known({ transaction, included }: KnownProps) {
  const { transaction: texts } = usePageTexts();
  const hasRight = useHasRight();
  const { attributes, id } = transaction;
  return (
    <Page title={attributes['reference-id'] ?? texts.title} actions={<TransactionActions transaction={transaction} />}>
      <Facts transaction={transaction} included={included} />
      <Values transaction={transaction} />
      <RuleTrace transactionId={id} />
      {hasRight('account.read') && <LinkedToAccounts transaction={transaction} />}
      {hasRight('list.read') && <ListHits objectId={id} />}
      <Related transaction={transaction} />
      <details className={styles['raw']}>
        <summary>{texts.raw}</summary>
        <JsonText value={transaction} name={texts.raw} />
      </details>
    </Page>
  );
}

function Facts({ transaction: { id, attributes, relationships }, included }: KnownProps) {
  const { transaction: texts } = usePageTexts();
  const words = useWords();
  const named = (type: string) => included.find((each) => each.type === type)?.attributes;
  const label = named('transaction-label');
  const version = label?.['model-version'] ?? null;
  return (
    <Card title={texts.facts}>
      <dl className={styles['facts']}>
        <dt>{texts.id}</dt>
        <dd>
          <Copyable value={id} name={texts.id} />
        </dd>
        <dt>{texts.reference}</dt>
        <dd>{attributes['reference-id'] ?? texts.nothing}</dd>
        <dt>{texts.type}</dt>
        <dd>{String(named('transaction-type')?.['name'] ?? relationships?.['transaction-type']?.data?.id ?? '')}</dd>
        <dt>{texts.status}</dt>
        <dd>
          <Badge>{words.transactionStatus(attributes.status)}</Badge>
        </dd>
        <dt>{texts.reviewer}</dt>
        <dd>{relationships?.reviewer?.data?.id ?? texts.nothing}</dd>
        <dt>{texts.label}</dt>
        <dd>
          {label === undefined
            ? texts.nothing
            : [label['model-label'], version].filter((each) => each !== null).join(' · ')}
        </dd>
        <dt>{texts.tags}</dt>
        <dd>{attributes.tags.length === 0 ? texts.nothing : attributes.tags.join(', ')}</dd>
        <dt>{texts.created}</dt>
        <dd>
          <Time value={attributes['created-at']} />
        </dd>
      </dl>
    </Card>
  );
}

/** Shows the accounts that share a value with each account of the transaction. */
function LinkedToAccounts({ transaction: { relationships } }: { readonly transaction: Transaction }) {
  const { transaction: texts } = usePageTexts();
  const accounts = (relationships?.['related-objects']?.data ?? []).filter(({ type }) => type === 'account');
  return accounts.map(({ id }) => (
    <LinkedAccounts key={id} accountId={id} title={fill(texts.linked, { account: id })} help={texts.linkedHelp} />
  ));
}

/** Shows the values; hidden or redacted values are absent. */
function Values({ transaction: { attributes } }: { readonly transaction: Transaction }) {
  const { transaction: texts, kit } = usePageTexts();
  const words = useWords();
  const maySee = useHasRight()('pii.view');
  const all = attributes.fields === undefined ? [] : flatValues(attributes.fields);
  const held = all.filter(([, value]) => value !== null);
  return (
    <Card title={texts.fields} help={texts.fieldsHelp}>
      {attributes.fields === undefined && <p>{maySee ? texts.redacted : kit.keptFromRole}</p>}
      {attributes.fields !== undefined && held.length === 0 && <p>{texts.noFields}</p>}
      <dl className={styles['facts']}>
        {held.map(([key, value]) => (
          <Pair key={key} name={words.property(key)} value={value ?? ''} />
        ))}
      </dl>
    </Card>
  );
}

const Pair = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
