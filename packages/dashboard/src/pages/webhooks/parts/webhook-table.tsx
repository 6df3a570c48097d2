/** A table of webhooks with their state; a failing one shows since when. */

import type { Webhook } from '../../../client/resources.ts';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { WebhookStatus } from '../../../kit/webhook-status.tsx';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../webhooks.module.css';

export interface WebhookTableProps {
  readonly webhooks: readonly Webhook[];
  readonly onOpen: (webhook: Webhook) => void;
}

export function WebhookTable({ webhooks, onOpen }: WebhookTableProps) {
  const { webhooks: texts } = usePageTexts();
  const language = useLanguage();
  return (
    <Table<Webhook>
      label={texts.title}
      rows={webhooks}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      columns={[
        {
          id: 'name',
          title: texts.columns.name,
          share: 4,
          cell: ({ attributes }) => (
            <span className={styles['what']}>
              <span className={styles['name']}>{attributes.name}</span>
              <span className={styles['quiet']}>{attributes.url}</span>
            </span>
          ),
        },
        { id: 'status', title: texts.columns.status, share: 2, cell: (webhook) => <WebhookStatus webhook={webhook} /> },
        {
          id: 'events',
          title: texts.columns.events,
          share: 2,
          cell: ({ attributes: { 'enabled-events': events } }) =>
            events.includes('*') ? texts.allEvents : countOf(texts.events, events.length, language),
        },
        ageColumn('created', texts.columns.created, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
