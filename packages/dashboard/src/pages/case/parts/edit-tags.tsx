/** Tags as one line, with the reasons that the template offers. */

import { useState } from 'react';
import { caseMutations } from '../../../client/cases.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { tagsIn } from '../../../kit/tags-in.ts';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from './case-dialogs.tsx';

export function EditTags({ work, onClose }: CaseDialogProps) {
  const { case: texts, kit } = usePageTexts();
  const { setTags } = useMutations(caseMutations);
  const [typed, setTyped] = useState(work.tags.join(', '));
  const reasons = [...new Set(work.statuses.flatMap(({ tags }) => tags))].filter((tag) => !work.tags.includes(tag));
  const add = (tag: string) => setTyped((before) => [before.trim().replace(/,$/, ''), tag].filter(Boolean).join(', '));
  const send = async () => {
    await setTags(work.id, tagsIn(typed));
    toast('good', texts.tagged);
    onClose();
  };
  return (
    <Dialog title={texts.tags} isOpen onClose={onClose} isDismissable={false}>
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.tags} help={texts.tagsHelp} value={typed} onChange={setTyped} maxLength={2000} autoFocus />
        {reasons.length > 0 && (
          <>
            <p>{texts.tagsOffered}</p>
            <div>
              {reasons.map((tag) => (
                <Button key={tag} icon="plus" look="plain" onPress={() => add(tag)}>
                  {tag}
                </Button>
              ))}
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
