/** Exported lists: their progress and their downloads. */

import { Link } from '@tanstack/react-router';
import { type Export, exportsQuery } from '../../client/exports.ts';
import { nameOf, peopleQuery } from '../../client/people.ts';
import { saveFile } from '../../client/save-file.ts';
import { useQuery } from '../../client/use-query.ts';
import { Badge, type BadgeTone } from '../../kit/badge.tsx';
import { Button, buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { Table } from '../../kit/table/table.tsx';
import { Time } from '../../kit/time.tsx';
import { toast } from '../../kit/toast.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { fill } from '../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';

export function ExportsPage() {
  const { exports: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const found = useQuery(exportsQuery(useApi()));
  const rows = found.data?.exports ?? [];
  const choose = (
    <Link to={`/${kind}/inquiries`} className={buttonLook('main')}>
      {texts.choose}
    </Link>
  );
  return (
    <Page title={texts.title} text={texts.text}>
      <QueryView query={found} lines={4} />
      {found.isSuccess && rows.length === 0 && (
        <EmptyState icon="download" title={texts.none} text={texts.noneText} action={choose} />
      )}
      {rows.length > 0 && <ExportTable rows={rows} />}
    </Page>
  );
}

const tones: Readonly<Record<Export['status'], BadgeTone>> = {
  pending: 'plain',
  running: 'accent',
  completed: 'good',
  failed: 'problem',
};

function ExportTable({ rows }: { readonly rows: readonly Export[] }) {
  const { exports: texts } = usePageTexts();
  const language = useLanguage();
  const hasRight = useHasRight();
  const people = useQuery({ ...peopleQuery(useApi()), enabled: hasRight('user.read') });
  const number = new Intl.NumberFormat(language);
  const personOf = (id: string): string => {
    const person = people.data?.data.find((each) => each.id === id);
    return person === undefined ? id : nameOf(person);
  };
  const filterOf = ({ filter }: Export): string =>
    Object.entries(filter)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ');
  return (
    <Table<Export>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'filter', title: texts.columns.filter, share: 4, cell: (each) => filterOf(each) || texts.everything },
        {
          id: 'status',
          title: texts.columns.status,
          share: 2,
          cell: ({ status }) => <Badge tone={tones[status]}>{texts.states[status]}</Badge>,
        },
        {
          id: 'rows',
          title: texts.columns.rows,
          share: 2,
          cell: (each) =>
            each['is-cut'] ? fill(texts.cut, { count: number.format(each.rows) }) : number.format(each.rows),
        },
        { id: 'who', title: texts.columns.who, share: 2, cell: (each) => personOf(each['user-id']) },
        {
          id: 'at',
          title: texts.columns.at,
          share: 2,
          cell: (each) => <Time value={each['created-at']} as="age" />,
        },
        {
          id: 'file',
          title: texts.columns.file,
          share: 2,
          cell: (each) => each.status === 'completed' && <Download wanted={each} />,
        },
      ]}
    />
  );
}

function Download({ wanted }: { readonly wanted: Export }) {
  const { exports: texts } = usePageTexts();
  const api = useApi();
  const sentenceOf = useSentenceOf();
  const mayTake = useHasRight()('pii.view') || !wanted['with-personal'];
  const download = async () => {
    try {
      saveFile(`${wanted.id}.csv`, await api.private.file(`/exports/${wanted.id}/file`));
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  if (!mayTake) return texts.personal;
  return (
    <Button icon="download" onPress={() => void download()}>
      {texts.download}
    </Button>
  );
}
