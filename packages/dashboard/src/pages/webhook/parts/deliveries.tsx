/** Sent and scheduled deliveries, newest first. */

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '../../../client/resources.ts';
import { useInfiniteQuery } from '../../../client/use-query.ts';
import { deliveriesQuery, deliveryStatuses, eventIdOf } from '../../../client/webhook-deliveries.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { DeliveryAnswer, DeliveryStatus } from '../../../kit/delivery-status.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Select } from '../../../kit/select.tsx';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { useFilter } from '../../../shell/use-filter.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../webhook.module.css';
import { SendAgain } from './send-again.tsx';
import { SendEvent } from './send-event.tsx';

const any = 'any';

export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { webhook: texts } = usePageTexts();
  const [{ status = '' }, setFilter] = useFilter();
  const mayChange = useHasRight()('webhook.write');
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'again' | 'event' | null>(null);
  const found = useInfiniteQuery(deliveriesQuery(useApi(), webhook.id, status));
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card title={texts.deliveries} help={texts.deliveriesHelp}>
      <div className={styles['bar']}>
        <Select
          label={texts.status}
          value={status === '' ? any : status}
          onChange={(next) => setFilter({ status: next === any ? '' : next })}
          choices={[
            { value: any, label: texts.anyStatus },
            ...deliveryStatuses.map((value) => ({ value: value as string, label: texts.states[value] })),
          ]}
        />
        {mayChange && (
          <span className={styles['buttons']}>
            <Button onPress={() => setAsked('again')}>{texts.again}</Button>
            <Button onPress={() => setAsked('event')}>{texts.sendEvent}</Button>
          </span>
        )}
      </div>
      <QueryView query={found} lines={5} />
      {found.isSuccess && rows.length === 0 && <p>{texts.none}</p>}
      {rows.length > 0 && (
        <DeliveryTable
          rows={rows}
          onOpen={({ id }) => void navigate({ to: `/${kind}/webhooks/${webhook.id}/deliveries/${id}` })}
          onEnd={() => {
            if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
          }}
        />
      )}
      {asked === 'again' && <SendAgain webhook={webhook} onClose={() => setAsked(null)} />}
      {asked === 'event' && <SendEvent webhookId={webhook.id} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface DeliveryTableProps {
  readonly rows: readonly WebhookDelivery[];
  readonly onOpen: (delivery: WebhookDelivery) => void;
  readonly onEnd: () => void;
}

function DeliveryTable({ rows, onOpen, onEnd }: DeliveryTableProps) {
  const { webhook: texts } = usePageTexts();
  return (
    <Table<WebhookDelivery>
      label={texts.deliveries}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        {
          id: 'event',
          title: texts.columns.event,
          share: 4,
          cell: (delivery) => (
            <span className={styles['event']}>
              <span>{delivery.attributes['event-name']}</span>
              <span className={styles['quiet']}>{eventIdOf(delivery)}</span>
            </span>
          ),
        },
        {
          id: 'status',
          title: texts.columns.status,
          share: 2,
          cell: ({ attributes: { status } }) => <DeliveryStatus status={status} />,
        },
        {
          id: 'answer',
          title: texts.columns.answer,
          share: 2,
          cell: ({ attributes }) => (
            <DeliveryAnswer
              code={attributes['last-status-code']}
              error={attributes['last-status-code'] === null ? attributes['last-error'] : null}
            />
          ),
        },
        {
          id: 'attempts',
          title: texts.columns.attempts,
          share: 1,
          isNumber: true,
          cell: ({ attributes }) => attributes['attempts-made'],
        },
        ageColumn('created', texts.columns.created, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
