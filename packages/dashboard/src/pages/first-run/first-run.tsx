/** A tutorial in the sandbox, up to the first decided inquiry. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MadeInquiry } from '../../client/inquiries.ts';
import { firstInquiryQuery, isDecided, isOpen } from '../../client/simulations.ts';
import { useQuery } from '../../client/use-query.ts';
import { CompanyName } from '../../company/company-name.tsx';
import { Button, buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useApi, useEnvironment, useHasRight, useSession } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { ChooseTemplate } from './parts/choose-template.tsx';
import { Decide } from './parts/decide.tsx';
import { Done } from './parts/done.tsx';
import { Steps } from './parts/steps.tsx';
import { Verify } from './parts/verify.tsx';

export function FirstRunPage() {
  const { firstRun } = usePageTexts();
  const { kind } = useEnvironment();
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
      {kind === 'sandbox' && <Walk />}
    </Page>
  );
}

/** The inquiry stands in the address, so that a reload continues with it; its link is shown only once. */
function Walk() {
  const [{ inquiry: id = '' }, setFilter] = useFilter();
  const [made, setMade] = useState<MadeInquiry | null>(null);
  const { organization } = useSession().meta;
  const mayRename = useHasRight()('organization.write');
  if (id === '') {
    return (
      <>
        <Steps current="template" />
        {mayRename && <CompanyName name={organization.name} />}
        <ChooseTemplate
          onMade={(inquiry) => {
            setMade(inquiry);
            setFilter({ inquiry: inquiry.id });
          }}
        />
      </>
    );
  }
  return (
    <OneInquiry
      key={id}
      id={id}
      link={made?.id === id ? made.link : null}
      onAnother={() => setFilter({ inquiry: '' })}
    />
  );
}

interface OneInquiryProps {
  readonly id: string;
  /** Link for the person; null after a reload. */
  readonly link: string | null;
  readonly onAnother: () => void;
}

/** Shows the step of the tutorial that fits the state of the inquiry. */
function OneInquiry({ id, link, onAnother }: OneInquiryProps) {
  const { firstRun } = usePageTexts();
  const found = useQuery(firstInquiryQuery(useApi(), id));
  if (found.isPending) return <Skeleton lines={4} />;
  if (found.isError) {
    return (
      <>
        <Fault error={found.error} onRetry={() => void found.refetch()} />
        <div>
          <Button onPress={onAnother}>{firstRun.another}</Button>
        </div>
      </>
    );
  }
  const { status } = found.data.data.attributes;
  if (isDecided(status)) {
    return (
      <>
        <Steps current="next" />
        <Done inquiry={found.data.data} onAnother={onAnother} />
      </>
    );
  }
  return (
    <>
      <Steps current={isOpen(status) ? 'person' : 'decide'} />
      {isOpen(status) ? <Verify inquiryId={id} given={link} /> : <Decide inquiryId={id} status={status} />}
    </>
  );
}
