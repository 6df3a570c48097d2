/** The theme of the flow for this template. */

import type { ThemeSet } from '../../../client/resources.ts';
import { themesQuery } from '../../../client/themes.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Select } from '../../../kit/select.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { StepsEditorProps } from './steps-editor.tsx';

const own = 'own';

export function ThemeChoice({ configuration, onChange }: Omit<StepsEditorProps, 'catalogue'>) {
  const { template: texts } = usePageTexts();
  const mayList = useHasRight()('theme_set.read');
  const found = useQuery({ ...themesQuery(useApi()), enabled: mayList });
  const chosen = configuration['theme-set-id'] ?? own;
  const themes: readonly ThemeSet[] = found.data?.data ?? [];
  const known = themes.map(({ id, attributes }) => ({ value: id, label: attributes.name }));
  const choices = [
    { value: own, label: texts.ownTheme },
    ...known,
    // An archived theme remains in the versions that use it.
    ...(chosen === own || themes.some(({ id }) => id === chosen) ? [] : [{ value: chosen, label: chosen }]),
  ];
  return (
    <Select
      label={texts.theme}
      value={chosen}
      onChange={(id) => onChange({ ...configuration, 'theme-set-id': id === own ? null : id })}
      choices={choices}
    />
  );
}
