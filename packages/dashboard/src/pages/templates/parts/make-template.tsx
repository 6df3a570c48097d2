/** A template with a draft that can be published as it is: a document that carries a portrait, then a face. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueQuery, templateMutations } from '../../../client/templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeTemplateProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeTemplate({ onClose, onMade }: MakeTemplateProps) {
  const { templates: texts, kit } = usePageTexts();
  const api = useApi();
  const { make } = useMutations(templateMutations);
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const send = async () => {
    const known = await queries.ensureQueryData(catalogueQuery(api));
    const id = await make(name.trim(), known);
    onMade(id);
  };
  return (
    <Dialog title={texts.make} isOpen onClose={onClose} isDismissable={name === ''}>
      <Form send={texts.make} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field
          label={texts.columns.name}
          help={texts.makeHelp}
          value={name}
          onChange={setName}
          maxLength={255}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
