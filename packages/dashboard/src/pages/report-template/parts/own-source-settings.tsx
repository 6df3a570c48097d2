/** Settings for adverse media, and for whether the installation's own signals suffice. */
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { EditorProps, TypedSettings } from '../settings.ts';

type Category = TypedSettings['media-categories'][number];

export const hasOwnSettings = (kind: string): boolean => kind.endsWith('adverse-media') || kind === 'synthetic';

export function OwnSourceSettings({ typed, onChange, kind }: EditorProps) {
  const { reportTemplates: texts } = usePageTexts();
  if (kind.kind === 'synthetic') {
    return (
      <Switch isOn={typed['accept-signals-only']} onChange={(isOn) => onChange({ 'accept-signals-only': isOn })}>
        {texts.signalsOnly}
      </Switch>
    );
  }
  return (
    <CheckboxGroup
      label={texts.mediaCategories}
      value={typed['media-categories']}
      onChange={(categories) => onChange({ 'media-categories': categories })}
      choices={(Object.keys(texts.categories) as Category[]).map((value) => ({
        value,
        label: texts.categories[value],
      }))}
    />
  );
}
