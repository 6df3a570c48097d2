/** What a reviewer does. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { useStatusWord } from '../../../kit/inquiry-status.tsx';
import { useApi } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../first-run.module.css';
import { decide, inquiryQuery } from '../queries.ts';

export function Decide({ inquiryId, status }: { readonly inquiryId: string; readonly status: string }) {
  const { firstRun } = usePageTexts();
  const wordOf = useStatusWord();
  const api = useApi();
  const queries = useQueryClient();
  const decision = useMutation({
    mutationFn: (decided: 'approve' | 'decline') => decide(api, inquiryId, decided),
    onSuccess: () => queries.invalidateQueries({ queryKey: inquiryQuery(api, inquiryId).queryKey }),
  });
  return (
    <Card title={firstRun.decideTitle} help={fill(firstRun.decideText, { status: wordOf(status) })}>
      {decision.isError && <Fault error={decision.error} />}
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
