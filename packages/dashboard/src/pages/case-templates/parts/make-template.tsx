/** A dialog that creates a case template from the default one. */

import { useState } from 'react';
import { caseTemplateMutations } from '../../../client/case-templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeTemplateProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

const form = /^[A-Z][A-Z0-9]{0,11}$/;

export function MakeTemplate({ onClose, onMade }: MakeTemplateProps) {
  const { caseTemplates: texts, kit } = usePageTexts();
  const { make } = useMutations(caseTemplateMutations);
  const [name, setName] = useState('');
  const [key, setKey] = useState('');
  const isWrong = key !== '' && !form.test(key);
  const send = async () => {
    if (!form.test(key)) return;
    const { data } = await make(name.trim(), key);
    onMade(data.id);
  };
  return (
    <Dialog title={texts.make} isOpen onClose={onClose} isDismissable={name === ''}>
      <Form send={texts.make} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.name} value={name} onChange={setName} maxLength={100} isRequired autoFocus />
        <Field
          label={texts.key}
          help={texts.keyHelp}
          value={key}
          onChange={(typed) => setKey(typed.toUpperCase())}
          maxLength={12}
          isRequired
          {...(isWrong ? { problem: texts.keyWrong } : {})}
        />
      </Form>
    </Dialog>
  );
}
