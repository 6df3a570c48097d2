/** Account types: what accounts are made of, each with the page that changes it. */

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountTypesQuery } from '../../client/account-types.ts';
import type { AccountType } from '../../client/resources.ts';
import { Button } from '../../kit/button.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Table } from '../../kit/table/table.tsx';
import { Time } from '../../kit/time.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { MakeAccountType } from './parts/make-account-type.tsx';

export function AccountTypesPage() {
  const { accountTypes: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayChange = useHasRight()('setting.write');
  const found = useQuery(accountTypesQuery(useApi()));
  const [isMaking, setMaking] = useState(false);
  const open = (id: string) => void navigate({ to: `/${kind}/account-types/${id}` });
  const make = mayChange && (
    <Button look="main" icon="plus" onPress={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      {found.isPending && <Skeleton lines={4} />}
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && (
        <Table<AccountType>
          label={texts.title}
          rows={found.data.data}
          keyOf={({ id }) => id}
          onOpen={({ id }) => open(id)}
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
            {
              id: 'changed',
              title: texts.changed,
              share: 2,
              cell: ({ attributes }) => (
                <Time value={attributes['updated-at'] ?? attributes['created-at'] ?? null} as="age" />
              ),
            },
          ]}
        />
      )}
      {isMaking && <MakeAccountType onClose={() => setMaking(false)} onMade={open} />}
    </Page>
  );
}
