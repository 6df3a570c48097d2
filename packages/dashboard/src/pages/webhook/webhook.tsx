/** Page of one webhook: why a delivery failed, and how to redeliver. */

import { useParams } from '@tanstack/react-router';
import type { Webhook } from '../../client/resources.ts';
import { useQuery } from '../../client/use-query.ts';
import { webhooksQuery } from '../../client/webhooks.ts';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import { WebhookStatus } from '../../kit/webhook-status.tsx';
import { useApi } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Deliveries } from './parts/deliveries.tsx';
import { WebhookActions } from './parts/webhook-actions.tsx';
import styles from './webhook.module.css';

export function WebhookPage() {
  const { webhook: texts, webhooks } = usePageTexts();
  const { webhookId } = useParams({ strict: false }) as { webhookId?: string };
  const found = useQuery(webhooksQuery(useApi()));
  const webhook = found.data?.data.find(({ id }) => id === webhookId);
  if (webhook !== undefined) return <Known webhook={webhook} />;
  return (
    <Page title={webhooks.one}>
      <QueryView query={found} lines={6} />
      {found.isSuccess && <Notice tone="problem">{texts.missing}</Notice>}
    </Page>
  );
}

function Known({ webhook }: { readonly webhook: Webhook }) {
  const { webhook: texts, webhooks } = usePageTexts();
  const { attributes } = webhook;
  const events = attributes['enabled-events'];
  const failingSince = attributes['failing-since'];
  return (
    <Page title={attributes.name ?? webhooks.one} actions={<WebhookActions webhook={webhook} />}>
      {failingSince !== null && (
        <Notice tone="problem" title={attributes['disabled-reason'] === null ? texts.failingTitle : texts.stoppedTitle}>
          {texts.failingText} <Time value={failingSince} />
        </Notice>
      )}
      <Card title={texts.settings} actions={<WebhookStatus webhook={webhook} />}>
        <dl className={styles['settings']}>
          <dt>{webhooks.url}</dt>
          <dd>{attributes.url}</dd>
          <dt>{webhooks.columns.events}</dt>
          <dd>{events.includes('*') ? webhooks.allEvents : events.join(', ')}</dd>
          <dt>{texts.version}</dt>
          <dd>{attributes['api-version']}</dd>
          {attributes['payload-filter'] !== null && (
            <>
              <dt>{webhooks.filter}</dt>
              <dd>
                <code>{JSON.stringify(attributes['payload-filter'])}</code>
              </dd>
            </>
          )}
          <dt>{texts.id}</dt>
          <dd>
            <Copyable value={webhook.id} name={texts.id} />
          </dd>
        </dl>
      </Card>
      <Deliveries webhook={webhook} />
    </Page>
  );
}
