/** The organization's production access, and the request for it. */

import { useMutation } from '@tanstack/react-query';
import { type Access, type Organization, organizationMutations } from '../../../client/organizations.ts';
import { Badge, type BadgeTone } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../organization.module.css';

const tones: Readonly<Record<Access, BadgeTone>> = {
  not_requested: 'plain',
  requested: 'accent',
  approved: 'good',
  refused: 'problem',
  suspended: 'problem',
};

export function AccessBadge({ access }: { readonly access: Access }) {
  const { organization: texts } = usePageTexts();
  return <Badge tone={tones[access]}>{texts.states[access]}</Badge>;
}

export function ProductionAccess({ organization: { attributes } }: { readonly organization: Organization }) {
  const { organization: texts } = usePageTexts();
  const hasRight = useHasRight();
  const { requestProductionAccess } = useMutations(organizationMutations);
  const { 'production-access': access, 'access-reason': reason } = attributes;
  const ask = useMutation({
    mutationFn: () => requestProductionAccess(),
    onSuccess: () => toast('good', texts.asked),
  });
  const mayAsk = hasRight('organization.write') && (access === 'not_requested' || access === 'refused');
  return (
    <Card title={texts.access}>
      <p className={styles['state']}>
        <AccessBadge access={access} />
        <span>{texts.sentences[access]}</span>
      </p>
      {(access === 'refused' || access === 'suspended') && reason !== null && reason !== '' && (
        <p className={styles['quiet']}>{fill(texts.reason, { reason })}</p>
      )}
      {ask.isError && <Fault error={ask.error} />}
      {mayAsk && (
        <div>
          <Button look="main" isPending={ask.isPending} onPress={() => ask.mutate()}>
            {texts.ask}
          </Button>
        </div>
      )}
    </Card>
  );
}
