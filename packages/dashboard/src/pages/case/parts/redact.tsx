/** Erases what the case says of persons; it cannot be undone. */
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useApi } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { useCasesAnew } from '../use-change.ts';
import type { CaseDialogProps } from './case-dialogs.tsx';

export function Redact({ work: { id }, onClose }: CaseDialogProps) {
  const { case: texts, kit } = usePageTexts();
  const api = useApi();
  const anew = useCasesAnew();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const end = id.slice(-6);
  const send = async () => {
    if (typed.trim() !== end) return setWrong(true);
    await api.delete(`/cases/${id}`);
    await anew();
    onClose();
  };
  return (
    <Dialog title={texts.redact} isOpen onClose={onClose} role="alertdialog">
      <Form send={texts.redact} onSend={send} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.redactText}</p>
        <Field
          label={fill(texts.redactConfirm, { end })}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setWrong(false);
          }}
          autoComplete="off"
          spellCheck="false"
          autoFocus
          {...(isWrong ? { problem: texts.redactWrong } : {})}
        />
      </Form>
    </Dialog>
  );
}
