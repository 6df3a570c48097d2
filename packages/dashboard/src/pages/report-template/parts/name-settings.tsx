/** Settings for how similar names, dates and countries must be. */
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { EditorProps } from '../settings.ts';

const matchings = ['custom', 'exact', 'strict', 'tolerant'] as const;
const fuzzinesses = ['off', 'low', 'medium', 'high'] as const;
const birthdates = ['exact', 'exact-year', 'year-plus-minus-1', 'off'] as const;

export function NameSettings({
  typed,
  onChange,
  isThresholdBroken,
}: EditorProps & { readonly isThresholdBroken: boolean }) {
  const { reportTemplates: texts } = usePageTexts();
  return (
    <>
      <Select
        label={texts.matching}
        value={typed['name-matching']}
        onChange={(next) => onChange({ 'name-matching': next })}
        choices={matchings.map((value) => ({ value, label: texts.matchings[value] }))}
      />
      {typed['name-matching'] === 'custom' ? (
        <Field
          label={texts.threshold}
          value={typed.threshold}
          onChange={(threshold) => onChange({ threshold })}
          inputMode="decimal"
          {...(isThresholdBroken ? { problem: texts.thresholdBroken } : {})}
        />
      ) : (
        <Select
          label={texts.fuzziness}
          value={typed.fuzziness}
          onChange={(fuzziness) => onChange({ fuzziness })}
          choices={fuzzinesses.map((value) => ({ value, label: texts.fuzzinesses[value] }))}
        />
      )}
      <Switch isOn={typed['partial-names']} onChange={(isOn) => onChange({ 'partial-names': isOn })}>
        {texts.partial}
      </Switch>
      <Select
        label={texts.birthdate}
        value={typed['birthdate-matching']}
        onChange={(next) => onChange({ 'birthdate-matching': next })}
        choices={birthdates.map((value) => ({ value, label: texts.birthdates[value] }))}
      />
      <Switch isOn={typed['compare-countries']} onChange={(isOn) => onChange({ 'compare-countries': isOn })}>
        {texts.countries}
      </Switch>
    </>
  );
}
