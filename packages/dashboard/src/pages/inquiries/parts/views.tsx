/** Saved views of the list: the user's own and shared ones. */

import { useState } from 'react';
import { savedViewMutations, savedViewsQuery } from '../../../client/saved-views.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { Switch } from '../../../kit/switch.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface ViewsProps {
  readonly line: string;
  readonly onChange: (line: string) => void;
}

export function Views({ line, onChange }: ViewsProps) {
  const { inquiries: texts } = usePageTexts();
  const api = useApi();
  const { remove: drop } = useMutations(savedViewMutations);
  const sentenceOf = useSentenceOf();
  const [isSaving, setSaving] = useState(false);
  const views = useQuery(savedViewsQuery(api)).data?.['saved-views'] ?? [];
  const shown = views.find((view) => view.line === line);
  const remove = async (id: string) => {
    try {
      await drop(id);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  const usual = [
    { id: 'review', label: texts.viewReview, line: 'status:needs_review' },
    { id: 'late', label: texts.viewLate, line: 'status:needs_review age:>1d' },
    { id: 'failed', label: texts.viewFailed, line: 'status:failed,declined age:<7d' },
  ];
  const save = { id: 'save', label: texts.viewSave, onAction: () => setSaving(true) };
  const forget =
    shown?.['is-own'] === true
      ? [{ id: 'forget', label: fill(texts.viewDelete, { name: shown.name }), onAction: () => void remove(shown.id) }]
      : [];
  return (
    <>
      <Menu
        label={texts.views}
        groups={[
          {
            id: 'usual',
            entries: [...usual, ...views.map(({ id, name: label, line: each }) => ({ id, label, line: each }))].map(
              (view) => ({ id: view.id, label: view.label, onAction: () => onChange(view.line) }),
            ),
          },
          { id: 'change', entries: line === '' ? forget : [save, ...forget] },
        ].filter(({ entries }) => entries.length > 0)}
      >
        <Button icon="down">{shown?.name ?? texts.views}</Button>
      </Menu>
      {isSaving && <SaveView line={line} onClose={() => setSaving(false)} />}
    </>
  );
}

function SaveView({ line, onClose }: { readonly line: string; readonly onClose: () => void }) {
  const { inquiries: texts, kit } = usePageTexts();
  const { save } = useMutations(savedViewMutations);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const send = async () => {
    await save({ name: name.trim(), line, 'is-shared': isShared });
    onClose();
  };
  return (
    <Dialog title={texts.viewSave} isOpen onClose={onClose} isDismissable={name === ''}>
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field
          label={texts.viewName}
          help={line}
          value={name}
          onChange={setName}
          maxLength={100}
          isRequired
          autoFocus
        />
        <Switch isOn={isShared} onChange={setShared}>
          {texts.viewShared}
        </Switch>
      </Form>
    </Dialog>
  );
}
