/** Form fields for a webhook's events and address. */
import { usualEvents, type WebhookSettings } from '../client/webhooks.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import { CheckboxGroup } from './checkbox.tsx';
import { entriesIn } from './entries-in.ts';
import { Field } from './field.tsx';

export interface WebhookFormProps {
  readonly settings: WebhookSettings;
  readonly onChange: (settings: WebhookSettings) => void;
  readonly isFilterBroken: boolean;
}

const isUsual = (name: string): boolean => (usualEvents as readonly string[]).includes(name);

export function WebhookForm({ settings, onChange, isFilterBroken }: WebhookFormProps) {
  const { webhooks: texts } = usePageTexts();
  const change = (part: Partial<WebhookSettings>) => onChange({ ...settings, ...part });
  const others = settings.events.filter((name) => !isUsual(name));
  return (
    <>
      <Field
        label={texts.name}
        value={settings.name}
        onChange={(name) => change({ name })}
        maxLength={255}
        isRequired
        autoFocus
      />
      <Field
        label={texts.url}
        help={texts.urlHelp}
        type="url"
        value={settings.url}
        onChange={(url) => change({ url })}
        maxLength={2000}
        isRequired
      />
      <CheckboxGroup
        label={texts.usual}
        value={settings.events.filter(isUsual)}
        onChange={(events) => change({ events: [...events, ...others] })}
        choices={usualEvents.map((value) => ({ value: value as string, label: value }))}
      />
      <Field
        label={texts.others}
        help={texts.othersHelp}
        defaultValue={others.join('\n')}
        onChange={(text) => change({ events: [...settings.events.filter(isUsual), ...entriesIn(text)] })}
        rows={2}
        spellCheck="false"
      />
      <Field
        label={texts.filter}
        help={texts.filterHelp}
        value={settings.filter}
        onChange={(filter) => change({ filter })}
        rows={3}
        spellCheck="false"
        {...(isFilterBroken ? { problem: texts.filterBroken } : {})}
      />
    </>
  );
}
