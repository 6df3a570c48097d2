/** Case templates, each opens in its editor. */

import { useNavigate } from '@tanstack/react-router';
import { caseTemplatesQuery } from '../../client/case-templates.ts';
import type { CaseTemplate } from '../../client/resources.ts';
import { useQuery } from '../../client/use-query.ts';
import { Badge } from '../../kit/badge.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { ageColumn } from '../../kit/table/age-column.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { MakeTemplate } from './parts/make-template.tsx';

export function CaseTemplatesPage() {
  const { caseTemplates: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayMake = useHasRight()('inquiry_template.publish');
  const found = useQuery(caseTemplatesQuery(useApi()));
  const open = (id: string) => void navigate({ to: `/${kind}/case-templates/${id}` });
  const make = mayMake && (
    <MakeButton label={texts.make}>{(close) => <MakeTemplate onClose={close} onMade={open} />}</MakeButton>
  );
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={make}
      query={found}
      lines={4}
      count={found.data?.data.length ?? 0}
    >
      {found.data !== undefined && (
        <Table<CaseTemplate>
          label={texts.title}
          rows={found.data.data}
          keyOf={({ id }) => id}
          onOpen={({ id }) => open(id)}
          columns={[
            { id: 'name', title: texts.name, share: 3, cell: (template) => <Name template={template} /> },
            {
              id: 'ends',
              title: texts.resolutions,
              share: 3,
              cell: ({ attributes }) => attributes.resolutions.join(', '),
            },
            { id: 'id', title: texts.id, share: 3, cell: ({ id }) => <code>{id}</code> },
            ageColumn(
              'changed',
              texts.changed,
              ({ attributes }) => attributes['updated-at'] ?? attributes['created-at'],
            ),
          ]}
        />
      )}
    </ListPage>
  );
}

function Name({ template: { attributes } }: { readonly template: CaseTemplate }) {
  const { caseTemplates: texts } = usePageTexts();
  return (
    <span>
      {attributes.name} {attributes.status === 'archived' && <Badge>{texts.archived}</Badge>}
    </span>
  );
}
