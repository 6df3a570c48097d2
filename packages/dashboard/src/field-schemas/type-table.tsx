/** A table of types defined by the business, of accounts or transactions, with their number of fields. */
import { ageColumn } from '../kit/table/age-column.tsx';
import { Table } from '../kit/table/table.tsx';

interface DefinedType {
  readonly id: string;
  readonly attributes: Readonly<Record<'name' | 'created-at', string>> &
    Readonly<Record<'field-schemas', readonly unknown[]>> &
    Readonly<Record<'updated-at', string | null>>;
}

export interface TypeTableProps {
  readonly types: readonly DefinedType[];
  readonly texts: Readonly<Record<'title' | 'name' | 'fields' | 'id' | 'changed', string>>;
  readonly onOpen: (id: string) => void;
}

export function TypeTable({ types, texts, onOpen }: TypeTableProps) {
  return (
    <Table<DefinedType>
      label={texts.title}
      rows={types}
      keyOf={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      columns={[
        { id: 'name', title: texts.name, share: 3, cell: ({ attributes }) => attributes.name },
        {
          id: 'fields',
          title: texts.fields,
          share: 1,
          isNumber: true,
          cell: ({ attributes }) => String(attributes['field-schemas'].length),
        },
        { id: 'id', title: texts.id, share: 4, cell: ({ id }) => <code>{id}</code> },
        ageColumn('changed', texts.changed, ({ attributes }) => attributes['updated-at'] ?? attributes['created-at']),
      ]}
    />
  );
}
