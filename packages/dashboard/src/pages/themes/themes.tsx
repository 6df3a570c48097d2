/** How the flow looks: colours that can be read, corners and letters, as a person will see them. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThemeSet } from '../../client/resources.ts';
import { themesQuery } from '../../client/themes.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Table } from '../../kit/table/table.tsx';
import { Time } from '../../kit/time.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { EditTheme } from './parts/edit-theme.tsx';

export function ThemesPage() {
  const { themes: texts } = usePageTexts();
  const mayChange = useHasRight()('theme_set.write');
  const [{ theme = '' }, setFilter] = useFilter();
  const [isMaking, setMaking] = useState(false);
  const found = useQuery(themesQuery(useApi()));
  const themes = found.data?.data ?? [];
  const opened = themes.find(({ id }) => id === theme);
  const make = mayChange && (
    <Button look="main" icon="plus" onPress={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      {found.isPending && <Skeleton lines={4} />}
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && themes.length === 0 && <EmptyState icon="sun" title={texts.none} text={texts.noneText} />}
      {themes.length > 0 && (
        <Table<ThemeSet>
          label={texts.title}
          rows={themes}
          keyOf={({ id }) => id}
          onOpen={({ id }) => setFilter({ theme: id })}
          columns={[
            { id: 'name', title: texts.name, share: 4, cell: ({ attributes }) => attributes.name },
            { id: 'id', title: texts.id, share: 4, cell: ({ id }) => <code>{id}</code> },
            {
              id: 'changed',
              title: texts.changed,
              share: 2,
              cell: ({ attributes }) => <Time value={attributes['updated-at']} as="age" />,
            },
          ]}
        />
      )}
      {isMaking && <EditTheme theme={null} onClose={() => setMaking(false)} />}
      {opened !== undefined && <EditTheme key={opened.id} theme={opened} onClose={() => setFilter({ theme: '' })} />}
    </Page>
  );
}
