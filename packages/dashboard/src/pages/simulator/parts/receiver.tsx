/** The built-in receiver: the events that arrived, and whether their signatures are valid. */

import { Link } from '@tanstack/react-router';
import type { Webhook, WebhookDelivery } from '../../../client/resources.ts';
import { arrivalsQuery, isReceiver, receiverMutations, signatureFits } from '../../../client/sandbox-receiver.ts';
import { useQuery } from '../../../client/use-query.ts';
import { webhooksQuery } from '../../../client/webhooks.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { Form } from '../../../kit/form.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../simulator.module.css';

export function Receiver({ eventIds }: { readonly eventIds: readonly string[] }) {
  const { simulator: texts } = usePageTexts();
  const api = useApi();
  const { listen } = useMutations(receiverMutations);
  const hasRight = useHasRight();
  const found = useQuery({ ...webhooksQuery(api), enabled: hasRight('webhook.read') });
  if (!hasRight('webhook.read') || found.data === undefined) return null;
  const webhook = found.data.data.find(isReceiver);
  const begin = async () => {
    await listen(webhook?.id ?? null, texts.receiver);
  };
  if (webhook?.attributes.status === 'enabled') return <Arrivals webhook={webhook} eventIds={eventIds} />;
  return (
    <Card title={texts.receiver} help={texts.receiverHelp}>
      {hasRight('webhook.write') && (
        <Form send={texts.listen} onSend={begin}>
          <p className={styles['quiet']}>{texts.listenHelp}</p>
        </Form>
      )}
    </Card>
  );
}

function Arrivals({ webhook, eventIds }: { readonly webhook: Webhook; readonly eventIds: readonly string[] }) {
  const { simulator: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const found = useQuery(arrivalsQuery(useApi(), webhook.id, eventIds));
  const arrived = (found.data?.data ?? []).filter((delivery) => signatureFits(delivery) !== null);
  return (
    <Card
      title={texts.receiver}
      help={texts.receiverHelp}
      actions={<Link to={`/${kind}/webhooks/${webhook.id}`}>{webhook.attributes.name}</Link>}
    >
      {arrived.length === 0 && <p className={styles['quiet']}>{texts.nothingArrived}</p>}
      <ol className={styles['events']}>
        {arrived.map((delivery) => (
          <Arrival key={delivery.id} delivery={delivery} />
        ))}
      </ol>
    </Card>
  );
}

function Arrival({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { simulator: texts } = usePageTexts();
  const fits = signatureFits(delivery) === true;
  return (
    <li className={styles['arrival']}>
      <span>{delivery.attributes['event-name'] ?? delivery.id}</span>
      <Badge tone={fits ? 'good' : 'problem'}>{fits ? texts.signatureFits : texts.signatureWrong}</Badge>
    </li>
  );
}
