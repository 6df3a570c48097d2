/** A simulator for inquiries in the sandbox that shows the events your server would receive. */
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { useEnvironment } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { MakeInquiry } from './parts/make-inquiry.tsx';
import { PlayInquiry } from './parts/play-inquiry.tsx';

export function SimulatorPage() {
  const { simulator: texts, firstRun } = usePageTexts();
  const { kind } = useEnvironment();
  const [{ inquiry = '' }, setFilter] = useFilter();
  const toSandbox = (
    <Link to="/sandbox/simulator" className={buttonLook('main')}>
      {firstRun.toSandbox}
    </Link>
  );
  return (
    <Page title={texts.title} text={texts.text}>
      {kind === 'production' ? (
        <EmptyState icon="sandbox" title={texts.inProduction} text={texts.inProductionText} action={toSandbox} />
      ) : (
        <>
          <MakeInquiry onMade={(id) => setFilter({ inquiry: id })} />
          {inquiry !== '' && <PlayInquiry key={inquiry} id={inquiry} />}
        </>
      )}
    </Page>
  );
}
