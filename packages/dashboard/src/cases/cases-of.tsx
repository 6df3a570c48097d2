/** Cases that contain the page's object, with a button to open another. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type CaseFilter, casesOfQuery } from '../client/cases.ts';
import type { Case } from '../client/resources.ts';
import { useQuery } from '../client/use-query.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { QueryView } from '../kit/query-view.tsx';
import { Time } from '../kit/time.tsx';
import { useApi, useEnvironment, useHasRight } from '../shell/session.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './cases.module.css';
import { OpenCase } from './open-case.tsx';

export interface CasesOfProps {
  readonly filter: CaseFilter;
  /** Objects of a new case; none when the data of the page's object is erased. */
  readonly objectIds: readonly string[];
}

export function CasesOf({ filter, objectIds }: CasesOfProps) {
  const { cases: texts } = usePageTexts();
  const hasRight = useHasRight();
  const [isOpening, setOpening] = useState(false);
  const found = useQuery(casesOfQuery(useApi(), filter));
  const mayOpen = hasRight('case.write') && hasRight('case_template.read') && objectIds.length > 0;
  const open = mayOpen && (
    <Button icon="plus" onPress={() => setOpening(true)}>
      {texts.open}
    </Button>
  );
  return (
    <Card title={texts.of} actions={open}>
      <QueryView query={found} lines={2} />
      {found.data?.data.length === 0 && <p>{texts.ofNone}</p>}
      <CaseLines cases={found.data?.data ?? []} />
      {isOpening && <OpenCase objectIds={objectIds} onClose={() => setOpening(false)} />}
    </Card>
  );
}

export function CaseLines({ cases }: { readonly cases: readonly Case[] }) {
  const { kind } = useEnvironment();
  return (
    <ul className={styles['lines']}>
      {cases.map(({ id, attributes }) => (
        <li key={id} className={styles['line']}>
          <span className={styles['grow']}>
            <Link to={`/${kind}/cases/${id}`}>{attributes.name}</Link>
          </span>
          <Badge tone={attributes['resolved-at'] === null ? 'accent' : 'plain'}>{attributes.status}</Badge>
          <span className={styles['quiet']}>
            <Time value={attributes['created-at']} as="age" />
          </span>
        </li>
      ))}
    </ul>
  );
}
