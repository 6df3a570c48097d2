/** A dialog that attaches an object by its id. */

import { useState } from 'react';
import { caseMutations } from '../../../client/cases.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from '../dialog-props.ts';

export function AttachObjects({ work, onClose }: CaseDialogProps) {
  const { case: texts, kit } = usePageTexts();
  const { addObjects } = useMutations(caseMutations);
  const [typed, setTyped] = useState('');
  const send = async () => {
    const ids = typed.split(/[\s,]+/).filter((id) => id !== '');
    await addObjects(work.id, ids);
    toast('good', texts.attached);
    onClose();
  };
  return (
    <Dialog title={texts.attach} isOpen onClose={onClose} isDismissable={typed === ''}>
      <Form send={texts.attach} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field
          label={texts.id}
          help={texts.attachHelp}
          value={typed}
          onChange={setTyped}
          maxLength={20_000}
          spellCheck="false"
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
