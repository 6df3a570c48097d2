/** Other cases with one of this case's accounts. */

import { CaseLines } from '../../../cases/cases-of.tsx';
import { type CaseWork, casesOfQuery } from '../../../client/cases.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

const mostAccounts = 50;

export function Related({ work }: { readonly work: CaseWork }) {
  const { case: texts } = usePageTexts();
  const accounts = work.objects.flatMap(({ type, id }) => (type === 'account' ? [id] : [])).slice(0, mostAccounts);
  const found = useQuery({
    ...casesOfQuery(useApi(), { 'account-id': accounts.join(',') }),
    enabled: accounts.length > 0,
  });
  const others = found.data?.data.filter(({ id }) => id !== work.id) ?? [];
  return (
    <Card title={texts.related}>
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {(accounts.length === 0 || (found.isSuccess && others.length === 0)) && <p>{texts.relatedNone}</p>}
      <CaseLines cases={others} />
    </Card>
  );
}
