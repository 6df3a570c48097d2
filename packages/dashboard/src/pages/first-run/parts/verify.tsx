/** The verification step: done by a person with the link, or simulated. */

import { useMutation } from '@tanstack/react-query';
import type { MadeInquiry } from '../../../client/inquiries.ts';
import { simulationMutations } from '../../../client/simulations.ts';
import { Button, buttonLook } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../first-run.module.css';

export function Verify({ made }: { readonly made: MadeInquiry }) {
  const { firstRun, kit } = usePageTexts();
  const { simulate } = useMutations(simulationMutations);
  const play = useMutation({
    mutationFn: (outcome: 'passed' | 'failed') => simulate(made.id, outcome),
  });
  return (
    <Card title={firstRun.personTitle} help={firstRun.personText}>
      {play.isError && <Fault error={play.error} />}
      <div className={styles['actions']}>
        <Button look="main" icon="play" isPending={play.isPending} onPress={() => play.mutate('passed')}>
          {firstRun.simulatePass}
        </Button>
        <Button isDisabled={play.isPending} onPress={() => play.mutate('failed')}>
          {firstRun.simulateFail}
        </Button>
      </div>
      <div className={styles['actions']}>
        <a className={buttonLook()} href={made.link} target="_blank" rel="noreferrer" title={kit.newTab}>
          {firstRun.open}
        </a>
        <CopyButton value={made.link} name={firstRun.link} isWide />
      </div>
      <p className={styles['waiting']} role="status">
        {firstRun.waiting}
      </p>
    </Card>
  );
}
