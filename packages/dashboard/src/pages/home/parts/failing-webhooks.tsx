/** Webhook endpoints that fail. */

import { Link } from '@tanstack/react-router';
import { useQuery } from '../../../client/use-query.ts';
import { failingWebhooksQuery } from '../../../client/webhooks.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';
import { Calm } from './calm.tsx';
import { Source } from './source.tsx';

export function FailingWebhooks() {
  const { home } = useTexts();
  const { kind } = useEnvironment();
  const found = useQuery(failingWebhooksQuery(useApi()));
  return (
    <Card title={home.webhooks} help={home.webhooksHelp}>
      <QueryView query={found} />
      {found.data?.length === 0 && <Calm>{home.webhooksNone}</Calm>}
      {found.data !== undefined && found.data.length > 0 && (
        <ul className={styles['list']}>
          {found.data.map(({ id, attributes }) => (
            <li key={id} className={styles['line']}>
              <span className={styles['name']}>
                <Link to={`/${kind}/webhooks/${id}`}>{attributes.name ?? attributes.url}</Link>
              </span>
              <Badge tone="problem">
                {attributes.status === 'disabled' ? home.webhookDisabled : home.webhookFailing}
              </Badge>
              {attributes['failing-since'] !== null && (
                <span className={styles['quiet']}>
                  <Time value={attributes['failing-since']} as="age" />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {found.isSuccess && <Source at={found.dataUpdatedAt} />}
    </Card>
  );
}
