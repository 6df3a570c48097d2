/** A checklist for going live, with the current state of each line and the page where it is done. */

import { Link } from '@tanstack/react-router';
import { type GoLiveLine, goLiveQuery } from '../../../client/organizations.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../organization.module.css';

const tones = { done: 'good', todo: 'warning', not_applicable: 'plain' } as const;

/** Pages of the lines; a line without one is done by the operator at the machine. */
const pageOf: Readonly<Record<string, string>> = {
  'key-used': 'keys',
  'webhook-delivered': 'webhooks',
  'template-published': 'templates',
  'second-owner': 'team',
  'second-factors': 'team',
  retention: 'templates',
  mail: 'settings',
};

export function GoLive() {
  const { organization: texts } = usePageTexts();
  const found = useQuery(goLiveQuery(useApi()));
  return (
    <Card title={texts.goLive} help={texts.goLiveHelp}>
      <QueryView query={found} lines={4} />
      <ul className={styles['list']}>
        {found.data?.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ line: { id, state, detail } }: { readonly line: GoLiveLine }) {
  const { organization: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const named: Readonly<Record<string, string>> = texts.lines;
  const name = named[id] ?? id;
  const page = pageOf[id];
  return (
    <li className={styles['line']}>
      <span className={styles['words']}>
        <span className={styles['name']}>
          {page === undefined ? name : <Link to={`/${kind}/${page}`}>{name}</Link>}
        </span>
        <span className={styles['quiet']} lang="en">
          {detail}
        </span>
      </span>
      <Badge tone={tones[state]}>{texts.lineStates[state]}</Badge>
    </li>
  );
}
