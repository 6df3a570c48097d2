/** A dialog that creates a template; unchanged settings keep the defaults of the kind. */

import { useState } from 'react';
import { reportTemplateMutations } from '../../../client/report-templates.ts';
import { reportCatalogueQuery } from '../../../client/reports.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { useKindName } from '../../../screening/report-status.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeTemplateProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeTemplate({ onClose, onMade }: MakeTemplateProps) {
  const { reportTemplates: texts, kit } = usePageTexts();
  const kindName = useKindName();
  const api = useApi();
  const { make } = useMutations(reportTemplateMutations);
  const catalogue = useQuery(reportCatalogueQuery(api));
  const [name, setName] = useState('');
  const [kind, setKind] = useState('watchlist');
  const send = async () => {
    const { data } = await make(kind, name.trim());
    onMade(data.id);
  };
  return (
    <Dialog title={texts.make} isOpen onClose={onClose} isDismissable={name === ''}>
      <Form send={texts.make} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.name} value={name} onChange={setName} maxLength={255} isRequired autoFocus />
        <Select
          label={texts.kind}
          value={kind}
          onChange={setKind}
          choices={(catalogue.data?.kinds ?? []).map((each) => ({ value: each.kind, label: kindName(each.kind) }))}
        />
      </Form>
    </Dialog>
  );
}
