/**
 * Accounts that share a value with the person: each link with the shared values, the first source of each, and the
 * number of accounts that share it.
 */

import { useState } from 'react';
import { linkedAccountsQuery } from '../client/accounts.ts';
import { useQuery } from '../client/use-query.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { QueryView } from '../kit/query-view.tsx';
import tableStyles from '../screening/screening.module.css';
import { useApi } from '../shell/session.ts';
import { countOf } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import { Hubs } from './hubs.tsx';
import type { LinkedAccount } from './linked.ts';
import styles from './linked-accounts.module.css';
import { LinkedRows } from './linked-rows.tsx';

/** Number shown at first; each shown account needs a request for its name. */
const shownAtFirst = 10;

export interface LinkedAccountsProps {
  readonly accountId: string;
  /** Custom title for pages other than the account's. */
  readonly title?: string;
  readonly help?: string;
}

export function LinkedAccounts({ accountId, title, help }: LinkedAccountsProps) {
  const { linkedAccounts: texts } = usePageTexts();
  const found = useQuery(linkedAccountsQuery(useApi(), accountId));
  const accounts = found.data?.['linked-accounts'] ?? [];
  const hubs = found.data?.hubs ?? [];
  return (
    <Card title={title ?? texts.title} help={help ?? texts.help}>
      <QueryView query={found} lines={3} />
      {found.isSuccess && accounts.length === 0 && <p>{hubs.length === 0 ? texts.none : texts.noneButHubs}</p>}
      {accounts.length > 0 && <LinkedTable accounts={accounts} />}
      {found.data?.['has-more'] === true && <p className={tableStyles['quiet']}>{texts.more}</p>}
      {hubs.length > 0 && <Hubs hubs={hubs} />}
    </Card>
  );
}

function LinkedTable({ accounts }: { readonly accounts: readonly LinkedAccount[] }) {
  const { linkedAccounts: texts } = usePageTexts();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? accounts : accounts.slice(0, shownAtFirst);
  const { account, shares, first, by, count } = texts.columns;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={styles['scrolls']} tabIndex={0} aria-label={texts.table}>
        <table className={`${tableStyles['table']} ${styles['links']}`}>
          <thead>
            <tr>
              {[account, shares, first, by].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" className={tableStyles['number']}>
                {count}
              </th>
            </tr>
          </thead>
          {shown.map((each) => (
            <LinkedRows key={each['account-id']} linked={each} />
          ))}
        </table>
      </section>
      {shown.length < accounts.length && (
        <p>
          <Button look="plain" onPress={() => setWhole(true)}>
            {countOf(texts.showAll, accounts.length, language)}
          </Button>
        </p>
      )}
    </>
  );
}
