/** Values and functions available in a condition, with examples. */

import { transactionTypeSettingsQuery } from '../../../client/transactions.ts';
import { useQuery } from '../../../client/use-query.ts';
import screening from '../../../screening/screening.module.css';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

/** Names documented in docs/rules.md. */
const names = {
  transaction: 'id, status, created_at, occurred_at, tags, amount, currency, country, account_ids',
  account: 'id, status, created_at, tags, fields',
  last_inquiry: 'id, status, template_id, created_at, decided_at, tags',
} as const;

const examples = [
  'transaction.amount > 10000.0',
  "has(transaction.country) && transaction.country != 'DE'",
  "velocity('device', '10m', 'count') >= 5",
  "velocity('account', '24h', 'sum') > 50000.0",
  "velocity('card', '24h', 'distinct(account)') >= 3",
] as const;

export function Readable({ typeId }: { readonly typeId: string }) {
  const { ruleSet: texts } = usePageTexts();
  const settings = useQuery(transactionTypeSettingsQuery(useApi(), typeId));
  const fields = (settings.data?.['field-schemas'] ?? []).map(({ key }) => key.replaceAll('-', '_'));
  const groups = [...Object.entries(names), ['transaction.fields', fields.join(', ')] as const];
  return (
    <details className={screening['details']}>
      <summary>{texts.readable}</summary>
      <dl className={screening['facts']}>
        {groups.flatMap(([name, members]) => [
          <dt key={`${name} name`}>
            <code>{name}</code>
          </dt>,
          <dd key={`${name} members`}>
            <code>{members}</code>
          </dd>,
        ])}
      </dl>
      <p>{texts.readableText}</p>
      <p>{texts.velocityText}</p>
      <ul className={screening['names']}>
        {examples.map((example) => (
          <li key={example}>
            <code>{example}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
