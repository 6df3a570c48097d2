/** Queues, assignment policies, teams, and availability. */
import { Page } from '../../kit/page.tsx';
import { useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Policies } from './parts/policies.tsx';
import { Queues } from './parts/queues.tsx';
import { Teams } from './parts/teams.tsx';
import { Workers } from './parts/workers.tsx';

export function CaseQueuesPage() {
  const { caseQueues: texts } = usePageTexts();
  const mayChange = useHasRight()('case.assign');
  return (
    <Page title={texts.title} text={texts.text}>
      <Queues mayChange={mayChange} />
      <Workers mayChange={mayChange} />
      <Policies mayChange={mayChange} />
      <Teams mayChange={mayChange} />
    </Page>
  );
}
