/** The person verifies: really, by the link, or played by the sandbox. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, buttonLook } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../first-run.module.css';
import { inquiryQuery, type Made, simulate } from '../queries.ts';

export function Verify({ made }: { readonly made: Made }) {
  const { firstRun, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const play = useMutation({
    mutationFn: (outcome: 'passed' | 'failed') => simulate(api, made.id, outcome),
    onSuccess: () => queries.invalidateQueries({ queryKey: inquiryQuery(api, made.id).queryKey }),
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
