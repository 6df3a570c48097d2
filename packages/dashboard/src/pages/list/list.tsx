/** Page of one list: its items, its matches, and potential matches of new items. */

import { Link, useParams } from '@tanstack/react-router';
import { kindOfList, type List, listQuery } from '../../client/lists.ts';
import { useQuery } from '../../client/use-query.ts';
import { Badge } from '../../kit/badge.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import styles from '../../screening/screening.module.css';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Items } from './parts/items.tsx';
import { ListActions } from './parts/list-actions.tsx';
import { Matches } from './parts/matches.tsx';

export function ListPage() {
  const { list: texts } = usePageTexts();
  const { listId = '' } = useParams({ strict: false }) as { listId?: string };
  const found = useQuery(listQuery(useApi(), listId));
  if (found.data !== undefined) return <Known key={listId} list={found.data.data} />;
  return (
    <Page title={texts.title}>
      <QueryView query={found} lines={8} />
    </Page>
  );
}

function Known({ list }: { readonly list: List }) {
  const { list: texts, lists } = usePageTexts();
  const { kind: environment } = useEnvironment();
  const hasRight = useHasRight();
  const { attributes, id } = list;
  const kind = kindOfList(list);
  const archivedAt = attributes['archived-at'];
  const inquiries = hasRight('inquiry.read') && (
    <Link to={`/${environment}/inquiries`} search={{ q: `list-hit:${id}` }}>
      {texts.inquiries}
    </Link>
  );
  return (
    <Page title={attributes.name} actions={<ListActions list={list} />}>
      {archivedAt !== null && (
        <Notice tone="warning" title={texts.archived}>
          <Time value={archivedAt} />
        </Notice>
      )}
      <Card title={texts.title} actions={inquiries}>
        <dl className={styles['facts']}>
          <dt>{texts.id}</dt>
          <dd>
            <Copyable value={id} name={texts.id} />
          </dd>
          <dt>{lists.columns.kind}</dt>
          <dd>{lists.kinds[kind]}</dd>
          <dt>{texts.meets}</dt>
          <dd>
            {lists.compares[kind]}
            {attributes['allow-fuzzy-name-first'] === true && ` ${lists.fuzzyHelp}`}
          </dd>
          {kind === 'field' && (
            <>
              <dt>{lists.fieldName}</dt>
              <dd>
                <code>{attributes['field-name']}</code>
              </dd>
            </>
          )}
          <dt>{lists.columns.status}</dt>
          <dd>
            <Badge tone={attributes.status === 'active' ? 'good' : 'plain'}>{lists.statuses[attributes.status]}</Badge>
          </dd>
        </dl>
      </Card>
      <Items list={list} />
      <Matches listId={id} />
    </Page>
  );
}
