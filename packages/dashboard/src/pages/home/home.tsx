/** Home: the user's open work, each item with its age and its source. */
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useEnvironment, useHasRight, useSession } from '../../shell/session.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './home.module.css';
import { FailingWebhooks } from './parts/failing-webhooks.tsx';
import { LastDays } from './parts/last-days.tsx';
import { ProductionRequests } from './parts/production-requests.tsx';
import { ToReview } from './parts/to-review.tsx';

const ScreeningNow = lazy(async () => ({ default: (await import('./parts/screening-now.tsx')).ScreeningNow }));
const OwnCases = lazy(async () => ({ default: (await import('./parts/own-cases.tsx')).OwnCases }));
/** Loaded separately, because it needs the table, which the rest of home does not. */
const RecentInquiries = lazy(async () => ({ default: (await import('./parts/recent-inquiries.tsx')).RecentInquiries }));

export function HomePage() {
  const { home } = useTexts();
  const hasRight = useHasRight();
  const { kind } = useEnvironment();
  const name = useSession().meta.user['name-first'];
  const seesInquiries = hasRight('inquiry.read');
  const seesWebhooks = hasRight('webhook.read');
  const seesReports = hasRight('report.read');
  // Users who do not work on cases see none here; the navigation still leads to them.
  const worksOnCases = hasRight('case.write') && hasRight('case.read');
  const start = hasRight('inquiry.write') && kind === 'sandbox' && (
    <Link to="/sandbox/first-inquiry" className={buttonLook()}>
      {home.start}
    </Link>
  );
  return (
    <Page title={name ? fill(home.titleFor, { name }) : home.title} text={home.text} actions={start}>
      {!seesInquiries && !seesWebhooks && !seesReports && (
        <EmptyState icon="home" title={home.title} text={home.noRights} />
      )}
      {hasRight('organization.write') && <ProductionRequests />}
      {seesInquiries && <LastDays />}
      <div className={styles['grid']}>
        {seesInquiries && <ToReview />}
        {worksOnCases && (
          <Suspense fallback={<Skeleton />}>
            <OwnCases />
          </Suspense>
        )}
        {seesReports && (
          <Suspense fallback={<Skeleton />}>
            <ScreeningNow />
          </Suspense>
        )}
        {seesWebhooks && <FailingWebhooks />}
      </div>
      {seesInquiries && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <RecentInquiries />
        </Suspense>
      )}
    </Page>
  );
}
