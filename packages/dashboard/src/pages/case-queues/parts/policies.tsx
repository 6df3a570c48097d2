/** A list of assignment policies. */

import { useState } from 'react';
import { type AssignmentPolicy, policiesQuery } from '../../../client/case-staff.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useApi } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-queues.module.css';
import { EditPolicy } from './edit-policy.tsx';

export function Policies({ mayChange }: { readonly mayChange: boolean }) {
  const { caseQueues: texts } = usePageTexts();
  const language = useLanguage();
  const [edited, setEdited] = useState<AssignmentPolicy | 'new' | null>(null);
  const found = useQuery(policiesQuery(useApi()));
  const make = mayChange && (
    <Button icon="plus" onPress={() => setEdited('new')}>
      {texts.makePolicy}
    </Button>
  );
  return (
    <Card title={texts.policies} help={texts.policiesHelp} actions={make}>
      <QueryView query={found} lines={2} />
      {found.data?.policies.length === 0 && <p>{texts.policiesNone}</p>}
      <ul className={styles['lines']}>
        {found.data?.policies.map((policy) => (
          <li key={policy.id} className={styles['line']}>
            <span className={styles['grow']}>
              <strong>{policy.name}</strong>
              <span className={styles['quiet']}>
                {texts.distributions[policy.settings.distribution]} ·{' '}
                {countOf(texts.members, policy.settings['user-ids'].length, language)}
              </span>
            </span>
            {mayChange && (
              <Button
                look="plain"
                aria-label={fill(texts.changeOne, { name: policy.name })}
                onPress={() => setEdited(policy)}
              >
                {texts.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {edited !== null && <EditPolicy policy={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}
