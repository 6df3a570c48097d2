/** The reviewer's step of the tutorial. */

import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { simulationMutations } from '../../../client/simulations.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { useStatusWord } from '../../../kit/inquiry-status.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../first-run.module.css';

export function Decide({ inquiryId, status }: { readonly inquiryId: string; readonly status: string }) {
  const { firstRun } = usePageTexts();
  const wordOf = useStatusWord();
  const { decide } = useMutations(simulationMutations);
  const decision = useMutation({
    mutationFn: (decided: 'approve' | 'decline') => decide(inquiryId, decided),
  });
  return (
    <Card title={firstRun.decideTitle} help={fill(firstRun.decideText, { status: wordOf(status) })}>
      {decision.isError && <Fault error={decision.error} />}
      <p>
        <Link to={`/sandbox/inquiries/${inquiryId}`}>{firstRun.evidence}</Link>
      </p>
      <div className={styles['actions']}>
        <Button look="main" icon="check" isPending={decision.isPending} onPress={() => decision.mutate('approve')}>
          {firstRun.approve}
        </Button>
        <Button isDisabled={decision.isPending} icon="close" onPress={() => decision.mutate('decline')}>
          {firstRun.decline}
        </Button>
      </div>
    </Card>
  );
}
