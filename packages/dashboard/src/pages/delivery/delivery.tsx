/** Page of one delivery: its attempts, the receiver's responses, the payload, and why a filter skipped it. */

import { Link, useParams } from '@tanstack/react-router';
import { eventQuery } from '../../client/events.ts';
import type { Webhook, WebhookDelivery } from '../../client/resources.ts';
import { useQuery } from '../../client/use-query.ts';
import { deliveryQuery, eventIdOf } from '../../client/webhook-deliveries.ts';
import { webhookMutations, webhooksQuery } from '../../client/webhooks.ts';
import { ActionButton } from '../../kit/action-button.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { DeliveryAnswer, DeliveryStatus } from '../../kit/delivery-status.tsx';
import { JsonText } from '../../kit/json-text.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import { toast } from '../../kit/toast.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { fill } from '../../texts/fill.ts';
import { useNumber, usePageTexts } from '../../texts/use-texts.tsx';
import styles from './delivery.module.css';
import { filterDifference } from './filter-difference.ts';

export function DeliveryPage() {
  const { webhook: texts } = usePageTexts();
  const { webhookId = '', deliveryId = '' } = useParams({ strict: false }) as Readonly<Record<string, string>>;
  const api = useApi();
  const found = useQuery(deliveryQuery(api, webhookId, deliveryId));
  const webhooks = useQuery(webhooksQuery(api));
  const webhook = webhooks.data?.data.find(({ id }) => id === webhookId);
  if (found.data !== undefined && webhook !== undefined) {
    return <Known webhook={webhook} delivery={found.data.data} />;
  }
  return (
    <Page title={texts.delivery}>
      <QueryView query={found} lines={6} />
      {found.isSuccess && <QueryView query={webhooks} lines={6} />}
    </Page>
  );
}

interface KnownProps {
  readonly webhook: Webhook;
  readonly delivery: WebhookDelivery;
}

function Known({ webhook, delivery }: KnownProps) {
  const { webhook: texts } = usePageTexts();
  const api = useApi();
  const { redeliver } = useMutations(webhookMutations);
  const hasRight = useHasRight();
  const eventId = eventIdOf(delivery);
  const event = useQuery({ ...eventQuery(api, eventId), enabled: hasRight('event.read') && eventId !== '' });
  const payload: unknown = event.data?.data.attributes.payload;
  const send = async () => {
    await redeliver(webhook.id, eventId);
    toast('good', texts.sentAgain);
  };
  const { 'event-name': name, 'last-response': response } = delivery.attributes;
  return (
    <Page
      title={name ?? texts.delivery}
      actions={hasRight('webhook.write') && <ActionButton onAct={send}>{texts.sendOneAgain}</ActionButton>}
    >
      <Card title={texts.delivery} help={texts.sendOneHelp}>
        <Facts webhook={webhook} delivery={delivery} />
        <SkipReason webhook={webhook} delivery={delivery} payload={payload} />
      </Card>
      {response !== null && (
        <Card title={texts.response}>
          <JsonText value={response} name={texts.response} />
        </Card>
      )}
      {payload !== undefined && (
        <Card title={texts.payload}>
          <JsonText value={payload} name={texts.payload} />
        </Card>
      )}
    </Page>
  );
}

function Facts({ webhook, delivery }: KnownProps) {
  const { webhook: texts, webhooks } = usePageTexts();
  const { kind } = useEnvironment();
  const { id, attributes } = delivery;
  const eventId = eventIdOf(delivery);
  const number = useNumber();
  const at = (value: string | null) => (value === null ? texts.never : <Time value={value} />);
  return (
    <dl className={styles['facts']}>
      <dt>{webhooks.one}</dt>
      <dd>
        <Link to={`/${kind}/webhooks/${webhook.id}`}>{webhook.attributes.name ?? webhook.id}</Link>
      </dd>
      <dt>{texts.columns.event}</dt>
      <dd>
        <Link to={`/${kind}/events`} search={{ event: eventId }}>
          {eventId}
        </Link>
      </dd>
      <dt>{texts.columns.status}</dt>
      <dd>
        <DeliveryStatus status={attributes.status} />
      </dd>
      <dt>{texts.columns.attempts}</dt>
      <dd>
        {fill(texts.attempts, {
          made: number(attributes['attempts-made']),
          left: number(attributes['attempts-left']),
        })}
      </dd>
      <dt>{texts.columns.answer}</dt>
      <dd>
        <DeliveryAnswer code={attributes['last-status-code']} error={attributes['last-error']} />
      </dd>
      <dt>{texts.lastAttempt}</dt>
      <dd>{at(attributes['last-attempted-at'])}</dd>
      <dt>{texts.nextAttempt}</dt>
      <dd>{at(attributes['next-attempt-at'])}</dd>
      <dt>{texts.id}</dt>
      <dd>
        <Copyable value={id} name={texts.id} />
      </dd>
    </dl>
  );
}

/** Shows where the current filter does not match the event; the filter may have differed when the event arrived. */
function SkipReason({ webhook, delivery, payload }: KnownProps & { readonly payload: unknown }) {
  const { webhook: texts } = usePageTexts();
  if (delivery.attributes.status !== 'skipped' || payload === undefined) return null;
  const difference = filterDifference(webhook.attributes['payload-filter'] ?? {}, payload);
  if (difference === null) return <Notice tone="info">{texts.filterMatchesNow}</Notice>;
  const { path, wanted, found } = difference;
  const short = (value: unknown) => (JSON.stringify(value) ?? texts.nothing).slice(0, 200);
  return (
    <Notice tone="info" title={texts.skippedTitle}>
      {fill(texts.skippedText, { path, wanted: short(wanted), found: short(found) })}
    </Notice>
  );
}
