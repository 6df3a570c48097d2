/** Editor of the draft: changed in parts, saved, compared with the live version, and published. */

import { useState } from 'react';
import { withoutPath } from '../../../client/api-error.ts';
import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import type { Catalogue, Configuration } from '../../../client/templates.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { LeaveGuard } from '../../../kit/leave-guard.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Overtaken } from '../../../kit/overtaken.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { faultPlace } from '../fault-place.ts';
import styles from '../template.module.css';
import type { Refused } from '../template-reports.ts';
import { AsFile } from './as-file.tsx';
import { ConditionsEditor } from './conditions-editor.tsx';
import { Discard } from './discard.tsx';
import { FieldsEditor } from './fields-editor.tsx';
import { FormsEditor } from './forms-editor.tsx';
import { Publish } from './publish.tsx';
import { ReportsEditor } from './reports-editor.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { Sentences } from './sentences.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { type Draft, useDraft } from './use-draft.ts';

type Asked = 'publish' | 'file' | 'sentences' | 'discard';

export interface DraftEditorProps {
  readonly templateId: string;
  readonly draft: InquiryTemplateVersion;
  readonly live: InquiryTemplateVersion | null;
  readonly catalogue: Catalogue;
}

export function DraftEditor({ templateId, draft, live, catalogue }: DraftEditorProps) {
  const { template: texts } = usePageTexts();
  const hasRight = useHasRight();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { edit, refused, isSaving, save, refuse } = useDraft(draft);
  const { typed: configuration, setTyped: setConfiguration, isChanged } = edit;
  const mayChange = hasRight('inquiry_template.write');
  const publish = async () => {
    if (!isChanged || (await save())) setAsked('publish');
  };
  /** Saves first, because the sentences use the languages of the saved draft. */
  const write = async () => {
    if (!isChanged || (await save())) setAsked('sentences');
  };
  const close = () => setAsked(null);
  return (
    <Card title={texts.draft} help={texts.draftHelp} actions={<State isChanged={isChanged} />}>
      <LeaveGuard isChanged={mayChange && isChanged} />
      <Parts
        templateId={templateId}
        configuration={configuration}
        catalogue={catalogue}
        refused={refused}
        mayChange={mayChange}
        onChange={setConfiguration}
      />
      {mayChange && (
        <Bar
          edit={edit}
          refused={refused}
          isSaving={isSaving}
          onSave={() => void save()}
          onPublish={() => void publish()}
          onSentences={() => void write()}
          onAsk={setAsked}
        />
      )}
      {asked === 'publish' && (
        <Publish
          draft={draft}
          live={live}
          configuration={configuration}
          revision={edit.revision}
          onRefused={(error) => refuse(configuration, error)}
          onClose={close}
        />
      )}
      {asked === 'file' && <AsFile configuration={configuration} onRead={setConfiguration} onClose={close} />}
      {asked === 'sentences' && <Sentences templateId={templateId} onClose={close} />}
      {asked === 'discard' && <Discard draftId={draft.id} onClose={close} />}
    </Card>
  );
}

interface BarProps extends Pick<Draft, 'edit' | 'refused' | 'isSaving'> {
  readonly onSave: () => void;
  readonly onPublish: () => void;
  readonly onSentences: () => void;
  readonly onAsk: (asked: Asked) => void;
}

/** Actions of the draft, with what stands in their way; it stays in view while the parts scroll. */
function Bar({ edit, refused, isSaving, onSave, onPublish, onSentences, onAsk }: BarProps) {
  const { template: texts } = usePageTexts();
  const mayPublish = useHasRight()('inquiry_template.publish');
  return (
    <div className={styles['bar']}>
      <Overtaken {...edit} />
      {refused.entries.length > 0 && <Faults refused={refused} />}
      <Button isPending={isSaving} onPress={onSave}>
        {texts.save}
      </Button>
      {mayPublish && (
        <Button look="main" onPress={onPublish}>
          {texts.publish}
        </Button>
      )}
      <Button onPress={onSentences}>{texts.sentences}</Button>
      <Button onPress={() => onAsk('file')}>{texts.file}</Button>
      <Button look="plain" onPress={() => onAsk('discard')}>
        {texts.discard}
      </Button>
    </div>
  );
}

interface PartsProps extends Pick<DraftEditorProps, 'templateId' | 'catalogue'> {
  readonly configuration: Configuration;
  readonly refused: Refused;
  readonly mayChange: boolean;
  readonly onChange: (configuration: Configuration) => void;
}

/** An editor for each part of the configuration. */
function Parts({ templateId, configuration, catalogue, refused, mayChange, onChange }: PartsProps) {
  return (
    <>
      <StepsEditor
        templateId={templateId}
        configuration={configuration}
        catalogue={catalogue}
        refused={refused}
        onChange={onChange}
      />
      {mayChange && <FormsEditor configuration={configuration} refused={refused} onChange={onChange} />}
      <ConditionsEditor configuration={configuration} refused={refused} mayChange={mayChange} onChange={onChange} />
      <RulesEditor configuration={configuration} catalogue={catalogue} onChange={onChange} />
      <ReportsEditor configuration={configuration} refused={refused} mayChange={mayChange} onChange={onChange} />
      <FieldsEditor configuration={configuration} mayChange={mayChange} onChange={onChange} />
    </>
  );
}

function State({ isChanged }: { readonly isChanged: boolean }) {
  const { template: texts } = usePageTexts();
  return isChanged ? <Badge tone="warning">{texts.unsaved}</Badge> : <Badge tone="accent">{texts.saved}</Badge>;
}

/** Lists the errors, each with its place. */
function Faults({ refused: { entries, configuration } }: { readonly refused: Refused }) {
  const { template: texts } = usePageTexts();
  const { name: inWords } = useWords();
  return (
    <Notice tone="problem" title={texts.faults}>
      <ul className={styles['faults']}>
        {entries.map(({ pointer, details }) => (
          <li key={`${pointer} ${details}`}>
            {[faultPlace(pointer, configuration, inWords), withoutPath(details)]
              .filter((part) => part !== '')
              .join(': ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
