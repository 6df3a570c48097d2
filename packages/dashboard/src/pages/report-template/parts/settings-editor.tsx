/** A form for the draft of a template: saved, backtested, and published with a preview of the changes. */
import { useState } from 'react';
import { type AnyReportTemplate, reportTemplateMutations } from '../../../client/report-templates.ts';
import type { CatalogueKind } from '../../../client/reports.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/field.tsx';
import { LeaveGuard } from '../../../kit/leave-guard.tsx';
import { Overtaken } from '../../../kit/overtaken.tsx';
import { SettingsForm } from '../../../kit/settings-form.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { toast } from '../../../kit/toast.tsx';
import { type EditOfSaved, useEditOfSaved } from '../../../kit/use-edit-of-saved.ts';
import { BacktestDialog } from '../../../screening/backtest/backtest.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import {
  changedPart,
  changedSettings,
  type EditorProps,
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

interface TypedTemplate {
  readonly name: string;
  readonly settings: TypedSettings;
}

type Opened = 'publish' | 'backtest';

interface ActionsProps {
  readonly onLeave: () => void;
  readonly onOpen: (dialog: Opened) => void;
  /** True if the typed settings differ from those in force. */
  readonly differs: boolean;
  readonly isListed: boolean;
}

function Actions({ onLeave, onOpen, differs, isListed }: ActionsProps) {
  const { reportTemplates: texts, backtest } = usePageTexts();
  return (
    <>
      <Button onPress={onLeave}>{texts.leave}</Button>
      {isListed && (
        <Button isDisabled={!differs} onPress={() => onOpen('backtest')}>
          {backtest.tryIt}
        </Button>
      )}
      <Button isDisabled={!differs} onPress={() => onOpen('publish')}>
        {texts.publish}
      </Button>
    </>
  );
}

interface SettingsEditorProps {
  readonly template: AnyReportTemplate;
  readonly kind: CatalogueKind;
}

export function SettingsEditor({ template, kind }: SettingsEditorProps) {
  const { reportTemplates: texts, backtest } = usePageTexts();
  const mayChange = useHasRight()('inquiry_template.publish');
  const { attributes, id } = template;
  // A user without the right to change the draft sees the settings in force.
  const shown = typedOf(mayChange ? attributes.draft : attributes.settings);
  const edit = useEditOfSaved({ name: attributes.name, settings: shown }, attributes.revision);
  const { name, settings: typed } = edit.typed;
  const change = (part: Partial<typeof edit.typed>) => edit.setTyped({ ...edit.typed, ...part });
  const [opened, setOpened] = useState<Opened | null>(null);
  const settings = settingsOf(typed);
  const differs = settings !== null && changedSettings(attributes.settings, settings).length > 0;
  const isListed = kind['answered-by'] === 'watchlists';
  const save = useSaveDraft(template, edit);
  const leave = () => edit.setTyped({ name: attributes.name, settings: typedOf(attributes.settings) });
  return (
    <Card
      title={texts.settings}
      help={isListed || hasOwnSettings(kind.kind) ? texts.settingsHelp : texts.noSettings}
      actions={mayChange && <Actions onLeave={leave} onOpen={setOpened} differs={differs} isListed={isListed} />}
    >
      <Overtaken {...edit} />
      <LeaveGuard isChanged={mayChange && edit.isChanged} />
      <SettingsForm mayChange={mayChange} save={texts.save} onSave={save}>
        <Field
          label={texts.name}
          value={name}
          onChange={(text) => change({ name: text })}
          maxLength={255}
          isRequired
          isReadOnly={!mayChange}
        />
        <Fields typed={typed} onChange={(part) => change({ settings: { ...typed, ...part } })} kind={kind} />
      </SettingsForm>
      {opened === 'publish' && settings !== null && (
        <Publish
          template={template}
          name={name.trim()}
          settings={settings}
          save={edit.save}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'backtest' && settings !== null && (
        <BacktestDialog
          title={backtest.title}
          templateId={id}
          draft={{ settings: changedPart(attributes.draft, settings) }}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

/** Returns a function that sends only what differs from the draft; an invalid value is not sent and shows an error at its field. */
function useSaveDraft({ id, attributes }: AnyReportTemplate, { typed, setTyped, save }: EditOfSaved<TypedTemplate>) {
  const { reportTemplates: texts } = usePageTexts();
  const { change } = useMutations(reportTemplateMutations);
  return async () => {
    const name = typed.name.trim();
    const settings = settingsOf(typed.settings);
    if (settings === null) return;
    const isRenamed = name !== attributes.name;
    const draft = changedPart(attributes.draft, settings);
    const isDrafted = Object.keys(draft).length > 0;
    await save(async (revision) => {
      const changes = { ...(isRenamed ? { name } : {}), ...(isDrafted ? { draft } : {}) };
      const { data } = await change(id, changes, revision);
      setTyped({ name: data.attributes.name, settings: typedOf(data.attributes.draft) });
      toast('good', isRenamed && !isDrafted ? texts.renamed : texts.saved);
      return data.attributes.revision;
    });
  };
}

function Fields(editor: EditorProps) {
  const { reportTemplates: texts } = usePageTexts();
  const { typed, onChange, kind } = editor;
  const isListed = kind['answered-by'] === 'watchlists';
  const isIntervalBroken = intervalOf(typed['recurrence-interval-days']) === undefined;
  return (
    <>
      {isListed && <NameSettings {...editor} isThresholdBroken={thresholdOf(typed.threshold) === null} />}
      {isListed && <ListSettings {...editor} />}
      {hasOwnSettings(kind.kind) && <OwnSourceSettings {...editor} />}
      {(isListed || kind['is-media']) && (
        <Switch isOn={typed['dismissals-need-two']} onChange={(isOn) => onChange({ 'dismissals-need-two': isOn })}>
          {texts.byTwo}
        </Switch>
      )}
      {kind.recurs && (
        <Field
          label={texts.interval}
          help={texts.intervalHelp}
          value={typed['recurrence-interval-days']}
          onChange={(days) => onChange({ 'recurrence-interval-days': days })}
          inputMode="numeric"
          {...(isIntervalBroken ? { problem: texts.intervalBroken } : {})}
        />
      )}
    </>
  );
}
