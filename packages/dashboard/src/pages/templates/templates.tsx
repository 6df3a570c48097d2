/** Inquiry templates, each opens in its editor. */

import { useNavigate } from '@tanstack/react-router';
import type { InquiryTemplate } from '../../client/resources.ts';
import { templateNamesQuery } from '../../client/templates.ts';
import { useQuery } from '../../client/use-query.ts';
import { Badge } from '../../kit/badge.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { MakeTemplate } from './parts/make-template.tsx';

const isPublished = ({ relationships }: InquiryTemplate): boolean =>
  (relationships?.['latest-published-version']?.data ?? null) !== null;

export function TemplatesPage() {
  const { templates: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayChange = useHasRight()('inquiry_template.write');
  const found = useQuery(templateNamesQuery(useApi()));
  const templates = found.data?.data ?? [];
  const open = (id: string) => void navigate({ to: `/${kind}/templates/${id}` });
  const make = mayChange && (
    <MakeButton label={texts.make}>{(close) => <MakeTemplate onClose={close} onMade={open} />}</MakeButton>
  );
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={make}
      query={found}
      lines={4}
      count={templates.length}
      empty={<EmptyState icon="templates" title={texts.none} text={texts.noneText} />}
    >
      {templates.length > 0 && (
        <Table<InquiryTemplate>
          label={texts.title}
          rows={templates}
          keyOf={({ id }) => id}
          onOpen={({ id }) => open(id)}
          columns={[
            { id: 'name', title: texts.columns.name, share: 4, cell: ({ attributes }) => attributes.name },
            {
              id: 'status',
              title: texts.columns.status,
              share: 2,
              cell: (template) => <TemplateStatus template={template} />,
            },
            { id: 'id', title: texts.columns.id, share: 4, cell: ({ id }) => <code>{id}</code> },
          ]}
        />
      )}
    </ListPage>
  );
}

function TemplateStatus({ template }: { readonly template: InquiryTemplate }) {
  const { templates: texts } = usePageTexts();
  if (template.attributes.status === 'inactive') return <Badge>{texts.inactive}</Badge>;
  if (isPublished(template)) return <Badge tone="good">{texts.published}</Badge>;
  return <Badge tone="warning">{texts.unpublished}</Badge>;
}
