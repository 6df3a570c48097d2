/** Erases what the case says of persons; it cannot be undone. */

import { useState } from 'react';
import { caseMutations } from '../../../client/cases.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from './case-dialogs.tsx';

export function Redact({ work: { id }, onClose }: CaseDialogProps) {
  const { case: texts, kit } = usePageTexts();
  const { redact } = useMutations(caseMutations);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const end = id.slice(-6);
  const send = async () => {
    if (typed.trim() !== end) return setWrong(true);
    await redact(id);
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
