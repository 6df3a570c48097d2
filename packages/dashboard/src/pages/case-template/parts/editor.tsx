/** A form for the document; it saves a draft, and cases follow after publication. */

import { useState } from 'react';
import { secondsOf } from '../../../cases/hours.ts';
import { caseTemplateMutations, type TemplateDocument, type WholeTemplate } from '../../../client/case-templates.ts';
import { FieldList } from '../../../field-schemas/field-list.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Form } from '../../../kit/form.tsx';
import { LeaveGuard } from '../../../kit/leave-guard.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Overtaken } from '../../../kit/overtaken.tsx';
import { toast } from '../../../kit/toast.tsx';
import { type EditOfSaved, useEditOfSaved } from '../../../kit/use-edit-of-saved.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { changedMembers, changedPart } from '../draft.ts';
import { Archive } from './archive.tsx';
import { AsDocument } from './as-document.tsx';
import { ChecklistItems } from './checklist-items.tsx';
import { Layout } from './layout.tsx';
import { Lint } from './lint.tsx';
import { Policy } from './policy.tsx';
import { Publish } from './publish.tsx';
import { Statuses } from './statuses.tsx';

export interface EditorProps {
  readonly template: WholeTemplate;
  /** Latest document: the draft, or the published one. */
  readonly document: TemplateDocument;
  readonly published: TemplateDocument;
  readonly hasDraft: boolean;
  readonly mayChange: boolean;
}

export function Editor({ template, document: before, published, hasDraft, mayChange }: EditorProps) {
  const { caseTemplates: texts } = usePageTexts();
  const edit = useEditOfSaved(before, Date.parse(template['updated-at']));
  const { typed: document, setTyped: setDocument } = edit;
  const [asked, setAsked] = useState<'publish' | 'archive' | null>(null);
  const save = useSave(template.id, before, edit);
  const set = (change: Partial<TemplateDocument>) => setDocument({ ...document, ...change });
  const isChanged = changedMembers(before, document).length > 0;
  const parts = (
    <>
      <Statuses document={document} mayChange={mayChange} onChange={(statuses) => set({ statuses })} />
      <Card title={texts.checklist} help={texts.checklistHelp}>
        <ChecklistItems items={document.checklist} mayChange={mayChange} onChange={(checklist) => set({ checklist })} />
      </Card>
      <Card title={texts.fields} help={texts.fieldsHelp}>
        <FieldList
          fields={document['field-schemas']}
          hasIdentifiers
          mayChange={mayChange}
          onChange={(fields) => set({ 'field-schemas': fields })}
        />
      </Card>
      <Policy policy={document.policy} mayChange={mayChange} onChange={(policy) => set({ policy })} />
      <Layout layout={document.layout} mayChange={mayChange} onChange={(layout) => set({ layout })} />
      <Lint document={document} />
    </>
  );
  return (
    <>
      {mayChange && (
        <DraftNotice
          hasDraft={hasDraft}
          mayPublish={hasDraft && !isChanged}
          mayArchive={!template['is-default']}
          onAsk={setAsked}
        />
      )}
      {mayChange ? (
        <Form send={texts.save} onSend={save}>
          <Overtaken {...edit} />
          <LeaveGuard isChanged={isChanged} />
          {parts}
        </Form>
      ) : (
        parts
      )}
      <AsDocument document={document} mayChange={mayChange} onTake={setDocument} />
      {asked === 'publish' && (
        <Publish template={template} before={published} after={before} onClose={() => setAsked(null)} />
      )}
      {asked === 'archive' && <Archive template={template} onClose={() => setAsked(null)} />}
    </>
  );
}

interface DraftNoticeProps {
  readonly hasDraft: boolean;
  readonly mayPublish: boolean;
  readonly mayArchive: boolean;
  readonly onAsk: (asked: 'publish' | 'archive') => void;
}

function DraftNotice({ hasDraft, mayPublish, mayArchive, onAsk }: DraftNoticeProps) {
  const { caseTemplates: texts } = usePageTexts();
  const actions = (
    <>
      {mayPublish && (
        <Button look="main" onPress={() => onAsk('publish')}>
          {texts.publish}
        </Button>
      )}{' '}
      {mayArchive && <Button onPress={() => onAsk('archive')}>{texts.archive}</Button>}
    </>
  );
  return (
    <Notice tone="info" action={actions}>
      {hasDraft ? texts.draftIs : texts.noDraft}
    </Notice>
  );
}

/** Returns a function that sends the differences; it sends nothing without any, or with an invalid deadline. */
function useSave(id: string, before: TemplateDocument, edit: EditOfSaved<TemplateDocument>): () => Promise<void> {
  const { caseTemplates: texts } = usePageTexts();
  const { change } = useMutations(caseTemplateMutations);
  const { typed: after } = edit;
  return async () => {
    const seconds = after.policy['sla-seconds'];
    if (seconds !== null && secondsOf(String(seconds / 3600)) === undefined) return;
    const part = changedPart(before, after);
    const isSaved = Object.keys(part).length === 0 || (await edit.save((revision) => change(id, part, revision)));
    if (isSaved) toast('good', texts.saved);
  };
}
