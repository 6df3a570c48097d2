/** Settings of a check: thresholds, lists and switches, each next to its default. */
import { useState } from 'react';
import type { CatalogueCheck } from '../../../client/templates.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Field } from '../../../kit/field.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { readSetting, type SettingValue, settingsOf, withSetting } from '../check-settings.ts';
import type { PartProps } from '../part-props.ts';
import styles from '../template.module.css';

export interface CheckSettingsEditorProps extends Omit<PartProps, 'catalogue'> {
  readonly check: CatalogueCheck;
}

export function CheckSettingsEditor({ step, check, onChange }: CheckSettingsEditorProps) {
  const words = useWords();
  const settings = settingsOf(step, check);
  if (settings.length === 0) return null;
  return (
    <div className={styles['grid']}>
      {settings.map(({ setting, byDefault, value }) => {
        const set = (next: SettingValue) => onChange(withSetting(step, check, setting, next));
        const label = words.setting(setting);
        return typeof byDefault === 'boolean' ? (
          <Checkbox key={setting} isSelected={value === true} onChange={set}>
            {label}
          </Checkbox>
        ) : (
          <TypedSetting key={setting} label={label} value={value} byDefault={byDefault} onChange={set} />
        );
      })}
    </div>
  );
}

interface TypedSettingProps {
  readonly label: string;
  readonly value: SettingValue;
  readonly byDefault: SettingValue;
  readonly onChange: (value: SettingValue) => void;
}

const written = (value: SettingValue): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** Keeps text while it is typed, such as `0.` on the way to `0.5`. */
function TypedSetting({ label, value, byDefault, onChange }: TypedSettingProps) {
  const { template: texts } = usePageTexts();
  const [text, setText] = useState(written(value));
  const usual = written(byDefault);
  return (
    <Field
      label={label}
      help={usual === '' ? texts.unset : fill(texts.usually, { value: usual })}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(readSetting(next, byDefault));
      }}
    />
  );
}
