/** A table of inquiries, newest first. */

import { personOf, templateIdOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { templateNamesQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { InquiryStatus } from '../../../kit/inquiry-status.tsx';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import type { Selection } from '../../../kit/table/table-row.tsx';
import { tagsColumn } from '../../../kit/table/tags-column.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiries.module.css';

export interface InquiryTableProps {
  readonly rows: readonly Inquiry[];
  readonly onOpen: (inquiry: Inquiry) => void;
  readonly onEnd: () => void;
  readonly onPreview: (inquiry: Inquiry) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

export function InquiryTable({ rows, onOpen, onEnd, onPreview, selected, onSelect }: InquiryTableProps) {
  const { inquiries: texts } = usePageTexts();
  const mayListTemplates = useHasRight()('inquiry_template.read');
  const templates = useQuery({ ...templateNamesQuery(useApi()), enabled: mayListTemplates });
  const templateName = (id: string) => templates.data?.data.find((each) => each.id === id)?.attributes.name ?? id;
  const selection: Selection<Inquiry> = {
    selected,
    onChange: onSelect,
    labelOf: (inquiry) =>
      fill(texts.choose, { name: personOf(inquiry) || (inquiry.attributes['reference-id'] ?? inquiry.id) }),
    title: texts.chosenTitle,
  };
  return (
    <Table<Inquiry>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      onPreview={onPreview}
      selection={selection}
      columns={[
        { id: 'who', title: texts.columns.who, share: 4, cell: (inquiry) => <Who inquiry={inquiry} /> },
        {
          id: 'status',
          title: texts.columns.status,
          share: 2,
          cell: ({ attributes }) => <InquiryStatus status={attributes.status} />,
        },
        {
          id: 'template',
          title: texts.columns.template,
          share: 3,
          cell: (inquiry) => templateName(templateIdOf(inquiry)),
        },
        tagsColumn(texts.columns.tags, ({ attributes }) => attributes.tags),
        ageColumn('created', texts.columns.created, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}

/** Shows the person if known, else the reference id, and always the id. */
function Who({ inquiry }: { readonly inquiry: Inquiry }) {
  const { inquiries: texts, kit } = usePageTexts();
  const reference = inquiry.attributes['reference-id'] ?? '';
  const person = personOf(inquiry);
  return (
    <span className={styles['who']}>
      <span className={styles['name']}>{(person ?? kit.keptFromRole) || reference || texts.nobody}</span>
      <span className={styles['id']}>{person !== '' && reference !== '' ? reference : inquiry.id}</span>
    </span>
  );
}
