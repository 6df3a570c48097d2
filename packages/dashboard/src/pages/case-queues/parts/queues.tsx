/** A list of queues with their rules. */

import { useState } from 'react';
import { caseQueuesQuery, policiesQuery, queueSettingsQuery } from '../../../client/case-staff.ts';
import type { CaseQueue } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useApi } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-queues.module.css';
import { EditQueue } from './edit-queue.tsx';

export function Queues({ mayChange }: { readonly mayChange: boolean }) {
  const { caseQueues: texts } = usePageTexts();
  const [edited, setEdited] = useState<string | 'new' | null>(null);
  const found = useQuery(caseQueuesQuery(useApi()));
  const make = mayChange && (
    <Button icon="plus" onPress={() => setEdited('new')}>
      {texts.make}
    </Button>
  );
  return (
    <Card title={texts.queues} actions={make}>
      <QueryView query={found} lines={3} />
      <ul className={styles['lines']}>
        {found.data?.data.map((queue) => (
          <li key={queue.id} className={styles['line']}>
            <One queue={queue} />
            {mayChange && queue.attributes.status === 'active' && (
              <Button
                look="plain"
                aria-label={fill(texts.changeOne, { name: queue.attributes.name })}
                onPress={() => setEdited(queue.id)}
              >
                {texts.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {edited !== null && <EditQueue id={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function One({ queue: { id, attributes } }: { readonly queue: CaseQueue }) {
  const { caseQueues: texts } = usePageTexts();
  const language = useLanguage();
  const api = useApi();
  const shown = useQuery(queueSettingsQuery(api, id));
  const policies = useQuery(policiesQuery(api));
  const settings = shown.data?.settings;
  const seconds = settings?.['sla-seconds'] ?? null;
  const policy = policies.data?.policies.find((each) => each.id === settings?.['assignment-policy-id']);
  const said = [
    seconds === null ? texts.noSla : countOf(texts.slaHours, Math.round(seconds / 360) / 10, language),
    texts.orders[settings?.order ?? 'sla'],
    policy?.name ?? texts.noPolicy,
  ];
  return (
    <span className={styles['grow']}>
      <strong>{attributes.name}</strong> {shown.data?.['is-default'] === true && <Badge>{texts.isDefault}</Badge>}{' '}
      {attributes.status === 'archived' && <Badge>{texts.archived}</Badge>}
      {settings !== undefined && <span className={styles['quiet']}>{said.join(' · ')}</span>}
    </span>
  );
}
