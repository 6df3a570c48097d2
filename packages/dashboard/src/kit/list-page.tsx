/** A list page: heading, filters, table, and the text of an empty list. */
import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import { type Queried, QueryView } from './query-view.tsx';

export interface ListPageProps {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly query: Queried<unknown>;
  /** Number of lines in the skeleton. */
  readonly lines?: number;
  /** Number of rows shown. */
  readonly count: number;
  readonly filter?: ReactNode;
  /** Content of an empty list. */
  readonly empty?: ReactNode;
  /** The table when there are rows, and the content below it. */
  readonly children: ReactNode;
}

export function ListPage({ title, text, actions, query, lines = 4, count, filter, empty, children }: ListPageProps) {
  return (
    <Page title={title} text={text} actions={actions}>
      {filter}
      <QueryView query={query} lines={lines} />
      {query.data !== undefined && count === 0 && empty}
      {children}
    </Page>
  );
}
