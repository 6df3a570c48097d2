/** One delivery: its attempts, the receiver's responses, the payload, and why a filter skipped it. */

import { eventQuery } from '../../../client/events.ts';
import type { Webhook, WebhookDelivery } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { eventIdOf } from '../../../client/webhook-deliveries.ts';
import { webhookMutations } from '../../../client/webhooks.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { useNumber, usePageTexts } from '../../../texts/use-texts.tsx';
import { deliveryTones } from '../delivery-tones.ts';
import { filterDifference } from '../filter-difference.ts';
import styles from '../webhook.module.css';

export interface OneDeliveryProps {
  readonly webhook: Webhook;
  readonly delivery: WebhookDelivery;
  readonly onClose: () => void;
}

export function OneDelivery({ webhook, delivery, onClose }: OneDeliveryProps) {
  const { webhook: texts, kit } = usePageTexts();
  const api = useApi();
  const { redeliver } = useMutations(webhookMutations);
  const hasRight = useHasRight();
  const eventId = eventIdOf(delivery);
  const event = useQuery({ ...eventQuery(api, eventId), enabled: hasRight('event.read') && eventId !== '' });
  const payload: unknown = event.data?.data.attributes.payload;
  const send = async () => {
    await redeliver(webhook.id, eventId);
    toast('good', texts.sentAgain);
    onClose();
  };
  return (
    <Dialog title={delivery.attributes['event-name'] ?? texts.delivery} isOpen onClose={onClose} size="large">
      <div className={styles['parts']}>
        <Facts delivery={delivery} />
        <SkipReason webhook={webhook} delivery={delivery} payload={payload} />
        {delivery.attributes['last-response'] !== null && (
          <Block title={texts.response} text={delivery.attributes['last-response']} />
        )}
        {payload !== undefined && <Block title={texts.payload} text={JSON.stringify(payload, null, 2)} />}
        {hasRight('webhook.write') && (
          <Form send={texts.sendOneAgain} onSend={send} others={<Button onPress={onClose}>{kit.close}</Button>}>
            <p className={styles['quiet']}>{texts.sendOneHelp}</p>
          </Form>
        )}
      </div>
    </Dialog>
  );
}

function Facts({ delivery: { id, attributes } }: { readonly delivery: WebhookDelivery }) {
  const { webhook: texts } = usePageTexts();
  const number = useNumber();
  const at = (value: string | null) => (value === null ? texts.never : <Time value={value} />);
  return (
    <dl className={styles['settings']}>
      <dt>{texts.columns.status}</dt>
      <dd>
        <Badge tone={deliveryTones[attributes.status]}>{texts.states[attributes.status]}</Badge>
      </dd>
      <dt>{texts.columns.attempts}</dt>
      <dd>
        {fill(texts.attempts, {
          made: number(attributes['attempts-made']),
          left: number(attributes['attempts-left']),
        })}
      </dd>
      <dt>{texts.columns.answer}</dt>
      <dd>{[attributes['last-status-code'], attributes['last-error']].filter((part) => part !== null).join(' · ')}</dd>
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
function SkipReason({ webhook, delivery, payload }: Omit<OneDeliveryProps, 'onClose'> & { readonly payload: unknown }) {
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

function Block({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <pre className={styles['json']} tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
