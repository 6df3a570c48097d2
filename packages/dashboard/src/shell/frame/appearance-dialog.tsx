/** A dialog for the appearance and language of the dashboard in this browser; changes apply at once. */
import { Dialog } from '../../kit/dialog.tsx';
import { Select } from '../../kit/select.tsx';
import { Switch } from '../../kit/switch.tsx';
import { type Language, languageNames, languages } from '../../texts/languages.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { type Contrast, changePreferences, type Preferences, type Theme, usePreferences } from '../preferences.ts';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const contrasts = ['system', 'standard', 'more'] as const satisfies readonly Contrast[];
const densities = ['comfortable', 'compact'] as const satisfies readonly Preferences['density'][];

export function AppearanceDialog({ onClose }: { readonly onClose: () => void }) {
  const { shell } = useTexts();
  const { theme, contrast, language, density, singleKeys } = usePreferences();
  const spoken: { readonly value: Language | 'system'; readonly label: string }[] = [
    { value: 'system', label: shell.languageSystem },
    ...languages.map((value) => ({ value, label: languageNames[value] })),
  ];
  return (
    <Dialog title={shell.appearance} isOpen onClose={onClose}>
      <Select
        label={shell.theme}
        value={theme}
        onChange={(value) => changePreferences({ theme: value })}
        choices={themes.map((value) => ({ value, label: shell.themes[value] }))}
      />
      <Select
        label={shell.contrast}
        value={contrast}
        onChange={(value) => changePreferences({ contrast: value })}
        choices={contrasts.map((value) => ({ value, label: shell.contrasts[value] }))}
      />
      <Select
        label={shell.language}
        value={language ?? 'system'}
        onChange={(value) => changePreferences({ language: value === 'system' ? null : value })}
        choices={spoken}
      />
      <Select
        label={shell.density}
        value={density}
        onChange={(value) => changePreferences({ density: value })}
        choices={densities.map((value) => ({ value, label: shell.densities[value] }))}
      />
      <Switch
        isOn={singleKeys}
        onChange={(value) => changePreferences({ singleKeys: value })}
        help={singleKeys ? shell.singleKeysOn : shell.singleKeysOff}
      >
        {shell.singleKeys}
      </Switch>
    </Dialog>
  );
}
