/** A table of open sessions, each with a button that ends it. */

import { useState } from 'react';
import { nameOf, type Person } from '../../../client/people.ts';
import { holderOf, type UserSession } from '../../../client/user-sessions.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { deviceOf } from '../device-of.ts';
import styles from '../sessions.module.css';
import { EndSessions } from './end-sessions.tsx';

export interface SessionTableProps {
  readonly sessions: readonly UserSession[];
  readonly people: readonly Person[];
  readonly mayEndAll: boolean;
  readonly ownId: string;
}

export function SessionTable({ sessions, people, mayEndAll, ownId }: SessionTableProps) {
  const { sessions: texts } = usePageTexts();
  const [ending, setEnding] = useState<UserSession | null>(null);
  const holder = (session: UserSession) => people.find(({ id }) => id === holderOf(session));
  const holderName = (session: UserSession) => {
    const person = holder(session);
    return person === undefined ? holderOf(session) : nameOf(person);
  };
  return (
    <>
      <Table<UserSession>
        label={texts.open}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'person',
            title: texts.columns.person,
            share: 3,
            cell: (session) => (
              <span className={styles['person']}>
                <span className={styles['name']}>
                  {holderName(session)} {session.attributes['is-current'] && <Badge tone="accent">{texts.this}</Badge>}{' '}
                  {session.attributes['step-up-until'] !== null && <Badge tone="good">{texts.steppedUp}</Badge>}
                </span>
                <span className={styles['quiet']}>{holder(session)?.attributes['email-address']}</span>
              </span>
            ),
          },
          { id: 'device', title: texts.columns.device, share: 2, cell: (session) => <Device session={session} /> },
          { id: 'address', title: texts.columns.address, share: 2, cell: ({ attributes }) => attributes['ip-address'] },
          ageColumn('since', texts.columns.since, ({ attributes }) => attributes['created-at']),
          ageColumn('seen', texts.columns.seen, ({ attributes }) => attributes['seen-at']),
          {
            id: 'action',
            title: texts.columns.action,
            share: 2,
            cell: (session) =>
              !session.attributes['is-current'] &&
              (mayEndAll || holderOf(session) === ownId) && (
                <Button
                  look="plain"
                  aria-label={fill(texts.endOf, { name: holderName(session) })}
                  onPress={() => setEnding(session)}
                >
                  {texts.end}
                </Button>
              ),
          },
        ]}
      />
      {ending !== null && <EndSessions sessions={[ending]} people={people} onClose={() => setEnding(null)} />}
    </>
  );
}

function Device({ session: { attributes } }: { readonly session: UserSession }) {
  const { sessions: texts } = usePageTexts();
  const ways: Readonly<Record<string, string>> = texts.ways;
  return (
    <span className={styles['person']}>
      <span title={attributes['user-agent']}>{deviceOf(attributes['user-agent']) || texts.unknownDevice}</span>
      <span className={styles['quiet']}>{ways[attributes.way] ?? attributes.way}</span>
    </span>
  );
}
