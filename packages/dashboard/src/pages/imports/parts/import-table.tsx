/** A table of imports, newest first. */

import type { Importer } from '../../../client/importers.ts';
import { everyListQuery } from '../../../client/lists.ts';
import { useQuery } from '../../../client/use-query.ts';
import { ImportStatus } from '../../../imports/import-status.tsx';
import { kindOfImport } from '../../../imports/kinds.ts';
import { useKindWords } from '../../../imports/use-kind-words.ts';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useNumber, usePageTexts } from '../../../texts/use-texts.tsx';

export interface ImportTableProps {
  readonly rows: readonly Importer[];
  readonly onOpen: (importer: Importer) => void;
  readonly onEnd: () => void;
}

/** Returns a function that names the list of an import; empty if it has none or the user may not read lists. */
function useListName(): (importer: Importer) => string {
  const mayRead = useHasRight()('list.read');
  const { data = [] } = useQuery({ ...everyListQuery(useApi()), enabled: mayRead });
  return ({ attributes }) => data.find(({ id }) => id === attributes['list-id'])?.attributes.name ?? '';
}

const countColumns = [
  ['imported', 'successful-count'],
  ['duplicates', 'duplicate-count'],
  ['failed', 'error-count'],
] as const;

export function ImportTable({ rows, onOpen, onEnd }: ImportTableProps) {
  const { imports: texts } = usePageTexts();
  const number = useNumber();
  const wordsOf = useKindWords();
  const nameOf = useListName();
  return (
    <Table<Importer>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        { id: 'kind', title: texts.columns.kind, share: 3, cell: (each) => wordsOf(kindOfImport(each)) },
        { id: 'list', title: texts.columns.list, share: 3, cell: (each) => <bdi>{nameOf(each) || texts.noList}</bdi> },
        { id: 'status', title: texts.columns.status, share: 3, cell: (each) => <ImportStatus importer={each} /> },
        ...countColumns.map(([id, member]) => ({
          id,
          title: texts.columns[id],
          share: 2,
          isNumber: true,
          cell: ({ attributes }: Importer) => number(attributes[member]),
        })),
        ageColumn('created', texts.columns.created, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
