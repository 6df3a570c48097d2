/** Attaches what is named by its id. */
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { useCasesAnew } from '../use-change.ts';
import type { CaseDialogProps } from './case-dialogs.tsx';

export function AttachObjects({ work, onClose }: CaseDialogProps) {
  const { case: texts, kit } = usePageTexts();
  const api = useApi();
  const anew = useCasesAnew();
  const [typed, setTyped] = useState('');
  const send = async () => {
    const ids = typed.split(/[\s,]+/).filter((id) => id !== '');
    await api.post(`/cases/${work.id}/add-objects`, undefined, { 'object-ids': ids });
    await anew();
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
