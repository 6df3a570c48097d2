/** What needs me now, each with its age and where it comes from. */
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { useEnvironment, useHasRight, useSession } from '../../shell/session.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './home.module.css';
import { FailingWebhooks } from './parts/failing-webhooks.tsx';
import { LastDays } from './parts/last-days.tsx';
import { RecentInquiries } from './parts/recent-inquiries.tsx';
import { ToReview } from './parts/to-review.tsx';

export function HomePage() {
  const { home } = useTexts();
  const hasRight = useHasRight();
  const { kind } = useEnvironment();
  const name = useSession().meta.user['name-first'];
  const seesInquiries = hasRight('inquiry.read');
  const seesWebhooks = hasRight('webhook.read');
  const start = hasRight('inquiry.write') && kind === 'sandbox' && (
    <Link to="/sandbox/first-inquiry" className={buttonLook()}>
      {home.start}
    </Link>
  );
  return (
    <Page title={name ? fill(home.titleFor, { name }) : home.title} text={home.text} actions={start}>
      {!seesInquiries && !seesWebhooks && <EmptyState icon="home" title={home.title} text={home.noRights} />}
      {seesInquiries && <LastDays />}
      <div className={styles['grid']}>
        {seesInquiries && <ToReview />}
        {seesWebhooks && <FailingWebhooks />}
      </div>
      {seesInquiries && <RecentInquiries />}
    </Page>
  );
}
