/** A tutorial in the sandbox, up to the first decided inquiry. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MadeInquiry } from '../../client/inquiries.ts';
import { firstInquiryQuery, isDecided, isOpen } from '../../client/simulations.ts';
import { useQuery } from '../../client/use-query.ts';
import { buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { ChooseTemplate } from './parts/choose-template.tsx';
import { Decide } from './parts/decide.tsx';
import { Done } from './parts/done.tsx';
import { Steps } from './parts/steps.tsx';
import { Verify } from './parts/verify.tsx';

export function FirstRunPage() {
  const { firstRun } = usePageTexts();
  const { kind } = useEnvironment();
  const hasRight = useHasRight();
  return (
    <Page title={firstRun.title} text={firstRun.text} isNarrow>
      {kind === 'production' && (
        <EmptyState
          icon="sandbox"
          title={firstRun.inProduction}
          text={firstRun.inProductionText}
          action={
            <Link to="/sandbox/first-inquiry" className={buttonLook('main')}>
              {firstRun.toSandbox}
            </Link>
          }
        />
      )}
      {kind === 'sandbox' && !hasRight('inquiry.write') && <Notice tone="info">{firstRun.noRight}</Notice>}
      {kind === 'sandbox' && hasRight('inquiry.write') && <Walk />}
    </Page>
  );
}

function Walk() {
  const [made, setMade] = useState<MadeInquiry | null>(null);
  if (made === null) {
    return (
      <>
        <Steps current="template" />
        <ChooseTemplate onMade={setMade} />
      </>
    );
  }
  return <OneInquiry made={made} onAnother={() => setMade(null)} />;
}

/** Shows the step of the tutorial that fits the state of the inquiry. */
function OneInquiry({ made, onAnother }: { readonly made: MadeInquiry; readonly onAnother: () => void }) {
  const found = useQuery(firstInquiryQuery(useApi(), made.id));
  if (found.isPending) return <Skeleton lines={4} />;
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  const { status } = found.data.data.attributes;
  if (isDecided(status)) {
    return (
      <>
        <Steps current="next" />
        <Done status={status} onAnother={onAnother} />
      </>
    );
  }
  return (
    <>
      <Steps current={isOpen(status) ? 'person' : 'decide'} />
      {isOpen(status) ? <Verify made={made} /> : <Decide inquiryId={made.id} status={status} />}
    </>
  );
}
