/** Tags as one line, separated by commas. */

import { useState } from 'react';
import type { AnyReport } from '../../../client/reports.ts';
import { reportMutations } from '../../../client/reports.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { tagsIn } from '../../../kit/tags-in.ts';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface EditTagsProps {
  readonly report: AnyReport;
  readonly onClose: () => void;
}

export function EditTags({ report: { id, attributes }, onClose }: EditTagsProps) {
  const { report: texts, kit } = usePageTexts();
  const { setTags } = useMutations(reportMutations);
  const [typed, setTyped] = useState(attributes.tags.join(', '));
  const send = async () => {
    await setTags(id, tagsIn(typed));
    toast('good', texts.tagged);
    onClose();
  };
  return (
    <Dialog title={texts.tags} isOpen onClose={onClose} isDismissable={false}>
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.tags} help={texts.tagsHelp} value={typed} onChange={setTyped} maxLength={2000} autoFocus />
      </Form>
    </Dialog>
  );
}
