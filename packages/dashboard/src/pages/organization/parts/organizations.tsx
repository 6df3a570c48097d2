/** All organizations, for the operator of the service: their requests, and the decision. */

import { useState } from 'react';
import {
  type Access,
  type Organization,
  organizationMutations,
  organizationsQuery,
  plansQuery,
} from '../../../client/organizations.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../organization.module.css';
import { AccessBadge } from './production-access.tsx';

type Decision = 'approve' | 'refuse' | 'suspend';

/** Decisions available in each state; the server enforces the same. */
const decisions: Readonly<Record<Access, readonly Decision[]>> = {
  not_requested: ['approve'],
  requested: ['approve', 'refuse'],
  approved: ['suspend'],
  refused: ['approve'],
  suspended: ['approve'],
};

export function Organizations() {
  const { organization: texts } = usePageTexts();
  const found = useQuery(organizationsQuery(useApi()));
  const all = found.data?.data ?? [];
  // A single organization that may work in production leaves nothing to decide.
  const hasWork = all.length > 1 || all.some(({ attributes }) => attributes['production-access'] !== 'approved');
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  if (!hasWork) return null;
  return (
    <Card title={texts.others} help={texts.othersHelp}>
      <ul className={styles['list']}>
        {all.map((each) => (
          <One key={each.id} organization={each} />
        ))}
      </ul>
    </Card>
  );
}

function One({ organization }: { readonly organization: Organization }) {
  const { organization: texts } = usePageTexts();
  const mayDecide = useHasRight()('organization.write');
  const [asked, setAsked] = useState<Decision | null>(null);
  const { name, plan, 'production-access': access } = organization.attributes;
  return (
    <li className={styles['line']}>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['quiet']}>{plan.name}</span>
      </span>
      <AccessBadge access={access} />
      {mayDecide && (
        <span className={styles['actions']}>
          {decisions[access].map((decision) => (
            <Button
              key={decision}
              look="plain"
              aria-label={fill(texts.decideOf, { action: texts[decision], name })}
              onPress={() => setAsked(decision)}
            >
              {texts[decision]}
            </Button>
          ))}
        </span>
      )}
      {asked !== null && <Decide organization={organization} decision={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}

interface DecideProps {
  readonly organization: Organization;
  readonly decision: Decision;
  readonly onClose: () => void;
}

function Decide({ organization, decision, onClose }: DecideProps) {
  const { organization: texts, kit } = usePageTexts();
  const { decide } = useMutations(organizationMutations);
  const [reason, setReason] = useState('');
  const [plan, setPlan] = useState('');
  const plans = useQuery(plansQuery(useApi())).data?.plans ?? [];
  const send = async () => {
    await decide(organization.id, decision, { reason: reason.trim(), plan });
    toast('good', texts.decided);
    onClose();
  };
  const title = fill(texts.decideOf, { action: texts[decision], name: organization.attributes.name });
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form
        send={texts[decision]}
        onSend={send}
        isDanger={decision !== 'approve'}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        {decision === 'approve' && plans.length > 1 && (
          <Select
            label={texts.plan}
            value={plan}
            onChange={setPlan}
            choices={[
              { value: '', label: fill(texts.keepPlan, { plan: organization.attributes.plan.name }) },
              ...plans.map(({ name, price }) => ({ value: name, label: name, help: price })),
            ]}
          />
        )}
        <Field label={texts.decisionReason} value={reason} onChange={setReason} maxLength={500} autoFocus />
      </Form>
    </Dialog>
  );
}
