/** Editor of the draft: changed in parts, saved, compared with the live version, and published. */

import { useState } from 'react';
import { type ErrorEntry, isApiError } from '../../../client/api-error.ts';
import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import { type Catalogue, type Configuration, configurationOf, templateMutations } from '../../../client/templates.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { differences } from '../configuration.ts';
import styles from '../template.module.css';
import type { Refused } from '../template-reports.ts';
import { AsFile } from './as-file.tsx';
import { ConditionsEditor } from './conditions-editor.tsx';
import { Discard } from './discard.tsx';
import { FieldsEditor } from './fields-editor.tsx';
import { Publish } from './publish.tsx';
import { ReportsEditor } from './reports-editor.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { Sentences } from './sentences.tsx';
import { StepsEditor } from './steps-editor.tsx';

export interface DraftEditorProps {
  readonly templateId: string;
  readonly draft: InquiryTemplateVersion;
  readonly live: InquiryTemplateVersion | null;
  readonly catalogue: Catalogue;
}

export function DraftEditor({ templateId, draft, live, catalogue }: DraftEditorProps) {
  const { template: texts } = usePageTexts();
  const hasRight = useHasRight();
  const [configuration, setConfiguration] = useState(configurationOf(draft));
  const [asked, setAsked] = useState<'publish' | 'file' | 'sentences' | 'discard' | null>(null);
  const { refused, isSaving, save, refuse } = useSave(draft.id);
  const isChanged = differences(configurationOf(draft), configuration).length > 0;
  const mayChange = hasRight('inquiry_template.write');
  const publish = async () => {
    if (!isChanged || (await save(configuration))) setAsked('publish');
  };
  /** Saves first, because the sentences use the languages of the saved draft. */
  const write = async () => {
    if (!isChanged || (await save(configuration))) setAsked('sentences');
  };
  const close = () => setAsked(null);
  return (
    <Card title={texts.draft} help={texts.draftHelp} actions={<State isChanged={isChanged} />}>
      {refused.entries.length > 0 && <Faults faults={refused.entries} />}
      <Parts
        templateId={templateId}
        configuration={configuration}
        catalogue={catalogue}
        refused={refused}
        mayChange={mayChange}
        onChange={setConfiguration}
      />
      {mayChange && (
        <div className={styles['bar']}>
          <Button isPending={isSaving} onPress={() => void save(configuration)}>
            {texts.save}
          </Button>
          {hasRight('inquiry_template.publish') && (
            <Button look="main" onPress={() => void publish()}>
              {texts.publish}
            </Button>
          )}
          <Button onPress={() => void write()}>{texts.sentences}</Button>
          <Button onPress={() => setAsked('file')}>{texts.file}</Button>
          <Button look="plain" onPress={() => setAsked('discard')}>
            {texts.discard}
          </Button>
        </div>
      )}
      {asked === 'publish' && (
        <Publish
          draft={draft}
          live={live}
          configuration={configuration}
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
      <StepsEditor templateId={templateId} configuration={configuration} catalogue={catalogue} onChange={onChange} />
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
function Faults({ faults }: { readonly faults: readonly ErrorEntry[] }) {
  const { template: texts } = usePageTexts();
  return (
    <Notice tone="problem" title={texts.faults}>
      <ul className={styles['faults']}>
        {faults.map(({ pointer, details }) => (
          <li key={`${pointer} ${details}`}>{details.replace(/^data\.attributes\.?/, '')}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useSave(draftId: string) {
  const { template: texts } = usePageTexts();
  const { saveDraft } = useMutations(templateMutations);
  const sentenceOf = useSentenceOf();
  const [refused, setRefused] = useState<Refused>({ entries: [], configuration: null });
  const [isSaving, setSaving] = useState(false);
  /** Stores validation errors for display at their fields; returns false for any other error. */
  const refuse = (configuration: Configuration, error: unknown): boolean => {
    const isLint = isApiError(error) && error.entries.some(({ pointer }) => pointer !== '');
    if (isLint) setRefused({ entries: error.entries, configuration });
    return isLint;
  };
  /** Saves the configuration; returns true on success. Edits are kept either way. */
  const save = async (configuration: Configuration): Promise<boolean> => {
    setSaving(true);
    try {
      await saveDraft(draftId, configuration);
      setRefused({ entries: [], configuration: null });
      toast('good', texts.saved);
      return true;
    } catch (error) {
      if (!refuse(configuration, error)) toast('problem', sentenceOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { refused, isSaving, save, refuse };
}
