/** A template with a draft that can be published as it is: a document that carries a portrait, then a face. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Single } from '../../../client/documents.ts';
import type { InquiryTemplate } from '../../../client/resources.ts';
import { catalogueQuery, firstSteps } from '../../../client/templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeTemplateProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeTemplate({ onClose, onMade }: MakeTemplateProps) {
  const { templates: texts, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const send = async () => {
    const known = await queries.ensureQueryData(catalogueQuery(api));
    const { data } = await api.post<Single<InquiryTemplate>>('/inquiry-templates', { name: name.trim() });
    await api.post('/inquiry-template-versions', {
      'inquiry-template-id': data.id,
      steps: firstSteps(known),
    });
    await queries.invalidateQueries({ queryKey: [api.environmentId, 'inquiry-template'] });
    onMade(data.id);
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
