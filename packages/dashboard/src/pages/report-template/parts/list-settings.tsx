/** Settings for the searched watchlists and the entries that count. */
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type EditorProps, maximumAgeOf } from '../settings.ts';

const classes = ['1', '2', '3', '4'] as const;
const listTypes = ['sanction', 'warning', 'fitness_probity', 'pep'] as const;

export function ListSettings({ typed, onChange, kind }: EditorProps) {
  const { reportTemplates: texts, watchlists } = usePageTexts();
  const offered = listTypes.filter((type) => kind['list-types'].includes(type) || typed['list-types'].includes(type));
  return (
    <>
      <CheckboxGroup
        label={texts.listTypes}
        value={typed['list-types']}
        onChange={(types) => onChange({ 'list-types': types })}
        choices={offered.map((value) => ({ value, label: watchlists.types[value] }))}
      />
      <Field
        label={texts.watchlists}
        help={texts.watchlistsHelp}
        value={typed.watchlists}
        onChange={(text) => onChange({ watchlists: text })}
        spellCheck="false"
        autoComplete="off"
      />
      {kind['list-types'].includes('pep') && (
        <>
          <CheckboxGroup
            label={texts.classes}
            value={typed['pep-classes'].map((each) => String(each) as (typeof classes)[number])}
            onChange={(chosen) => onChange({ 'pep-classes': chosen.map(Number).sort() })}
            choices={classes.map((value) => ({ value, label: value }))}
          />
          <Switch isOn={typed['pep-relatives']} onChange={(isOn) => onChange({ 'pep-relatives': isOn })}>
            {texts.relatives}
          </Switch>
          <Switch isOn={typed['pep-without-class']} onChange={(isOn) => onChange({ 'pep-without-class': isOn })}>
            {texts.withoutClass}
          </Switch>
        </>
      )}
      <Select
        label={texts.tooOld}
        value={typed['too-old-lists']}
        onChange={(next) => onChange({ 'too-old-lists': next })}
        choices={(['errored', 'noted'] as const).map((value) => ({ value, label: texts.tooOlds[value] }))}
      />
      <Field
        label={texts.maximumAge}
        help={texts.maximumAgeHelp}
        value={typed['maximum-list-age-hours']}
        onChange={(hours) => onChange({ 'maximum-list-age-hours': hours })}
        inputMode="numeric"
        {...(maximumAgeOf(typed['maximum-list-age-hours']) === undefined ? { problem: texts.maximumAgeBroken } : {})}
      />
    </>
  );
}
