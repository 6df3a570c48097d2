/** Open sessions of the organization's users, with a way to end them. */

import { useState } from 'react';
import { nameOf, peopleQuery } from '../../client/people.ts';
import { useQuery } from '../../client/use-query.ts';
import { holderOf, sessionsQuery } from '../../client/user-sessions.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Select } from '../../kit/select.tsx';
import { useApi, useHasRight, useSession } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { EndSessions } from './parts/end-sessions.tsx';
import { SessionTable } from './parts/session-table.tsx';
import styles from './sessions.module.css';

const everybody = 'everybody';

export function SessionsPage() {
  const { sessions: texts } = usePageTexts();
  const api = useApi();
  const ownId = useSession().meta.user.id;
  const mayEndAll = useHasRight()('user.write');
  const [filter, setFilter] = useFilter();
  const [isEnding, setEnding] = useState(false);
  const found = useQuery({ ...sessionsQuery(api), refetchInterval: 30_000 });
  const people = useQuery(peopleQuery(api));
  const known = people.data?.data ?? [];
  const chosen = filter['person'] ?? everybody;
  const all = found.data?.data ?? [];
  const shown = all.filter((session) => chosen === everybody || holderOf(session) === chosen);
  const endable = shown.filter((session) => !session.attributes['is-current']);
  const mayEnd = chosen !== everybody && (mayEndAll || chosen === ownId) && endable.length > 0;
  return (
    <Page title={texts.title} text={texts.text}>
      <Card title={texts.open} help={texts.openHelp}>
        <div className={styles['bar']}>
          <Select
            label={texts.person}
            value={chosen}
            onChange={(person) => setFilter({ person: person === everybody ? '' : person })}
            choices={[
              { value: everybody, label: texts.everybody },
              ...known.map((person) => ({ value: person.id, label: nameOf(person) })),
            ]}
          />
          {mayEnd && (
            <Button look="danger" onPress={() => setEnding(true)}>
              {texts.endAll}
            </Button>
          )}
        </div>
        <QueryView query={found} lines={4} />
        {found.isSuccess && shown.length === 0 && <p>{texts.none}</p>}
        {shown.length > 0 && <SessionTable sessions={shown} people={known} mayEndAll={mayEndAll} ownId={ownId} />}
      </Card>
      {isEnding && <EndSessions sessions={endable} isAll people={known} onClose={() => setEnding(false)} />}
    </Page>
  );
}
