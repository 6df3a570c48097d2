/** Organizations that ask for production access, for the people who run the service. */
import { Link } from '@tanstack/react-router';
import { organizationsQuery } from '../../../client/organizations.ts';
import { useQuery } from '../../../client/use-query.ts';
import { buttonLook } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

export function ProductionRequests() {
  const { home } = useTexts();
  const { kind } = useEnvironment();
  const all = useQuery(organizationsQuery(useApi())).data?.data ?? [];
  const isOperator = all.some(({ attributes }) => attributes['is-operator']);
  const asking = all.filter(({ attributes }) => attributes['production-access'] === 'requested');
  const [first] = asking;
  if (!isOperator || first === undefined) return null;
  const text =
    asking.length === 1
      ? fill(home.asksForProduction, { one: first.attributes.name })
      : fill(home.askForProduction, { count: String(asking.length) });
  return (
    <Notice
      tone="info"
      action={
        <Link to={`/${kind}/organization`} className={buttonLook()}>
          {home.decideOnProduction}
        </Link>
      }
    >
      {text}
    </Notice>
  );
}
