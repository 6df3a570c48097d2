/** Themes of the flow: readable colours, corners and fonts, with a preview. */

import type { ThemeSet } from '../../client/resources.ts';
import { themesQuery } from '../../client/themes.ts';
import { useQuery } from '../../client/use-query.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { ageColumn } from '../../kit/table/age-column.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { EditTheme } from './parts/edit-theme.tsx';

export function ThemesPage() {
  const { themes: texts } = usePageTexts();
  const mayChange = useHasRight()('theme_set.write');
  const [{ theme = '' }, setFilter] = useFilter();
  const found = useQuery(themesQuery(useApi()));
  const themes = found.data?.data ?? [];
  const opened = themes.find(({ id }) => id === theme);
  const make = mayChange && (
    <MakeButton label={texts.make}>{(close) => <EditTheme theme={null} onClose={close} />}</MakeButton>
  );
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={make}
      query={found}
      lines={4}
      count={themes.length}
      empty={<EmptyState icon="sun" title={texts.none} text={texts.noneText} />}
    >
      {themes.length > 0 && (
        <Table<ThemeSet>
          label={texts.title}
          rows={themes}
          keyOf={({ id }) => id}
          onOpen={({ id }) => setFilter({ theme: id })}
          columns={[
            { id: 'name', title: texts.name, share: 4, cell: ({ attributes }) => attributes.name },
            { id: 'id', title: texts.id, share: 4, cell: ({ id }) => <code>{id}</code> },
            ageColumn('changed', texts.changed, ({ attributes }) => attributes['updated-at']),
          ]}
        />
      )}
      {opened !== undefined && <EditTheme key={opened.id} theme={opened} onClose={() => setFilter({ theme: '' })} />}
    </ListPage>
  );
}
