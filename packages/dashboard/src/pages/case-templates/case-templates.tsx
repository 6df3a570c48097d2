/** Case templates, each with the page that changes it. */

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { caseTemplatesQuery } from '../../client/case-templates.ts';
import type { CaseTemplate } from '../../client/resources.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Table } from '../../kit/table/table.tsx';
import { Time } from '../../kit/time.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { MakeTemplate } from './parts/make-template.tsx';

export function CaseTemplatesPage() {
  const { caseTemplates: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayMake = useHasRight()('inquiry_template.publish');
  const found = useQuery(caseTemplatesQuery(useApi()));
  const [isMaking, setMaking] = useState(false);
  const open = (id: string) => void navigate({ to: `/${kind}/case-templates/${id}` });
  const make = mayMake && (
    <Button look="main" icon="plus" onPress={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      {found.isPending && <Skeleton lines={4} />}
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
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
            {
              id: 'changed',
              title: texts.changed,
              share: 2,
              cell: ({ attributes }) => <Time value={attributes['updated-at'] ?? attributes['created-at']} as="age" />,
            },
          ]}
        />
      )}
      {isMaking && <MakeTemplate onClose={() => setMaking(false)} onMade={open} />}
    </Page>
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
