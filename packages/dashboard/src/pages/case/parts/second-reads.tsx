/** A proposed status that awaits a second reviewer. */

import type { CaseWork } from '../../../client/cases.ts';
import { nameOf, peopleQuery } from '../../../client/people.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Notice } from '../../../kit/notice.tsx';
import { useApi, useHasRight, useSession } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function SecondReads({ work }: { readonly work: CaseWork }) {
  const { case: texts, cases } = usePageTexts();
  const { user } = useSession().meta;
  const reads = work['second-reads'];
  const mayList = useHasRight()('user.read');
  const people = useQuery({ ...peopleQuery(useApi()), enabled: mayList && reads.length > 0 });
  if (reads.length === 0) return null;
  const nameOfPerson = (id: string): string => {
    const person = people.data?.data.find((each) => each.id === id);
    if (id === user.id) return cases.you;
    return person === undefined ? id : nameOf(person);
  };
  return (
    <Notice tone="info" title={texts.secondReads}>
      {reads.map((read) => (
        <p key={read['user-id']}>
          {fill(texts.secondRead, { name: nameOfPerson(read['user-id']), status: read.status })}
        </p>
      ))}
    </Notice>
  );
}
