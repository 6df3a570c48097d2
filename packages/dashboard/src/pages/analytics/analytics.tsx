/**
 * Flow analytics: how many people complete it, where the others stop, which errors they saw, and how that compares with
 * before.
 */

import { Link } from '@tanstack/react-router';
import { analyticsQuery, usualCohort } from '../../client/analytics.ts';
import { templateNamesQuery, versionsQuery } from '../../client/templates.ts';
import { useQuery } from '../../client/use-query.ts';
import { buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { comparedCohort } from './cohorts.ts';
import { CohortForm } from './parts/cohort-form.tsx';
import { Days } from './parts/days.tsx';
import { Funnel } from './parts/funnel.tsx';
import { Rates } from './parts/rates.tsx';

export function AnalyticsPage() {
  const { analytics: texts, home } = usePageTexts();
  const api = useApi();
  const { kind } = useEnvironment();
  const usual = usualCohort(Date.now());
  const [{ from = usual.from, until = usual.until, template = '', version = '', with: other = '' }, setFilter] =
    useFilter();
  const cohort = { from, until, template, version };
  const against = comparedCohort(cohort, other);
  const found = useQuery(analyticsQuery(api, cohort));
  const before = useQuery({ ...analyticsQuery(api, against), enabled: other !== '' });
  const mayList = useHasRight()('inquiry_template.read');
  const templates = useQuery({ ...templateNamesQuery(api), enabled: mayList });
  const versions = useQuery({ ...versionsQuery(api, template), enabled: mayList && template !== '' });
  const analytics = found.data;
  const isNothing = analytics?.conversion.created === 0;
  const start = (
    <Link to={`/${kind}/first-inquiry`} className={buttonLook('main')}>
      {home.start}
    </Link>
  );
  return (
    <Page title={texts.title} text={texts.text}>
      <CohortForm
        key={JSON.stringify([cohort, other])}
        cohort={cohort}
        other={other}
        versions={template === '' ? [] : (versions.data?.data ?? [])}
        templates={(templates.data?.data ?? []).map(({ id, attributes }) => ({ id, name: attributes.name }))}
        onChange={setFilter}
      />
      <QueryView query={found} lines={8} />
      {isNothing && <EmptyState icon="chart" title={texts.none} text={texts.noneText} action={start} />}
      {analytics !== undefined && !isNothing && (
        <>
          <Rates analytics={analytics} cohort={cohort} before={other === '' ? undefined : before.data} />
          <Funnel analytics={analytics} />
          <Days analytics={analytics} />
        </>
      )}
    </Page>
  );
}
