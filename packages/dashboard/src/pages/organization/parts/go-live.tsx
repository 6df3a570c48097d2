/** A checklist for going live, with the current state of each line. */

import { type GoLiveLine, goLiveQuery } from '../../../client/organizations.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../organization.module.css';

const tones = { done: 'good', todo: 'warning', not_applicable: 'plain' } as const;

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
  const named: Readonly<Record<string, string>> = texts.lines;
  return (
    <li className={styles['line']}>
      <span className={styles['words']}>
        <span className={styles['name']}>{named[id] ?? id}</span>
        <span className={styles['quiet']} lang="en">
          {detail}
        </span>
      </span>
      <Badge tone={tones[state]}>{texts.lineStates[state]}</Badge>
    </li>
  );
}
