/** The settings of a template as a form; what changes is shown before it is published. */
import { useState } from 'react';
import type { AnyReportTemplate } from '../../../client/report-templates.ts';
import type { CatalogueKind } from '../../../client/reports.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/field.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { BacktestDialog } from '../../../screening/backtest/backtest.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import {
  changedPart,
  changedSettings,
  intervalOf,
  settingsOf,
  type TypedSettings,
  thresholdOf,
  typedOf,
} from '../settings.ts';
import { ListSettings } from './list-settings.tsx';
import { NameSettings } from './name-settings.tsx';
import { hasOwnSettings, OwnSourceSettings } from './own-source-settings.tsx';
import { Publish } from './publish.tsx';

export interface EditorProps {
  readonly typed: TypedSettings;
  readonly onChange: (change: Partial<TypedSettings>) => void;
  readonly kind: CatalogueKind;
}

export function SettingsEditor({
  template,
  kind,
}: {
  readonly template: AnyReportTemplate;
  readonly kind: CatalogueKind;
}) {
  const { reportTemplates: texts, backtest } = usePageTexts();
  const mayChange = useHasRight()('inquiry_template.publish');
  const [name, setName] = useState(template.attributes.name);
  const [typed, setTyped] = useState(typedOf(template.attributes.settings));
  const [opened, setOpened] = useState<'publish' | 'backtest' | null>(null);
  const change = (part: Partial<TypedSettings>) => setTyped({ ...typed, ...part });
  const settings = settingsOf(typed);
  const isChanged = settings !== null && changedSettings(template.attributes.settings, settings).length > 0;
  const isListed = kind['answered-by'] === 'watchlists';
  const editor = { typed, onChange: change, kind };
  const isIntervalBroken = intervalOf(typed['recurrence-interval-days']) === undefined;
  const leave = () => {
    setName(template.attributes.name);
    setTyped(typedOf(template.attributes.settings));
  };
  const actions = mayChange && (
    <>
      <Button onPress={leave}>{texts.leave}</Button>
      {isListed && (
        <Button isDisabled={!isChanged} onPress={() => setOpened('backtest')}>
          {backtest.tryIt}
        </Button>
      )}
      <Button look="main" isDisabled={settings === null} onPress={() => setOpened('publish')}>
        {texts.publish}
      </Button>
    </>
  );
  return (
    <Card
      title={texts.settings}
      help={isListed || hasOwnSettings(kind.kind) ? texts.settingsHelp : texts.noSettings}
      actions={actions}
    >
      <Field label={texts.name} value={name} onChange={setName} maxLength={255} isRequired isReadOnly={!mayChange} />
      {isListed && <NameSettings {...editor} isThresholdBroken={thresholdOf(typed.threshold) === null} />}
      {isListed && <ListSettings {...editor} />}
      {hasOwnSettings(kind.kind) && <OwnSourceSettings {...editor} />}
      {(isListed || kind['is-media']) && (
        <Switch isOn={typed['dismissals-need-two']} onChange={(isOn) => change({ 'dismissals-need-two': isOn })}>
          {texts.byTwo}
        </Switch>
      )}
      {kind.recurs && (
        <Field
          label={texts.interval}
          help={texts.intervalHelp}
          value={typed['recurrence-interval-days']}
          onChange={(days) => change({ 'recurrence-interval-days': days })}
          inputMode="numeric"
          {...(isIntervalBroken ? { problem: texts.intervalBroken } : {})}
        />
      )}
      {opened === 'publish' && settings !== null && (
        <Publish template={template} name={name.trim()} settings={settings} onClose={() => setOpened(null)} />
      )}
      {opened === 'backtest' && settings !== null && (
        <BacktestDialog
          title={backtest.title}
          templateId={template.id}
          draft={{ settings: changedPart(template.attributes.settings, settings) }}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
