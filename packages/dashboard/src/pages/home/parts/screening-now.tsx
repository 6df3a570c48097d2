/** Matches and watchlists that need attention: a separate chunk, since not every user does screening. */
import { useHasRight } from '../../../shell/session.ts';
import { MatchesToReview } from './matches-to-review.tsx';
import { MonitoringIncident } from './monitoring-incident.tsx';
import { Watchlists } from './watchlists.tsx';

export function ScreeningNow() {
  const maySeePersons = useHasRight()('pii.view');
  return (
    <>
      {maySeePersons && <MatchesToReview />}
      <MonitoringIncident />
      <Watchlists />
    </>
  );
}
