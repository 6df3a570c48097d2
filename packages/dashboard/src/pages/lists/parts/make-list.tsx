/** A dialog that creates a list; its kind can never be changed. */

import { useState } from 'react';
import type { ListKind } from '../../../client/lists.ts';
import { listMutations } from '../../../client/lists.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeListProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeList({ onClose, onMade }: MakeListProps) {
  const { lists: texts, kit } = usePageTexts();
  const { make } = useMutations(listMutations);
  const [kind, setKind] = useState<ListKind>('email-address');
  const [name, setName] = useState('');
  const [isFuzzy, setFuzzy] = useState(false);
  const [fieldName, setFieldName] = useState('');
  const send = async () => {
    const { data } = await make({
      kind,
      name: name.trim(),
      ...(kind === 'name' ? { 'allow-fuzzy-name-first': isFuzzy } : {}),
      ...(kind === 'field' ? { 'field-name': fieldName.trim() } : {}),
    });
    onMade(data.id);
  };
  return (
    <Dialog title={texts.make} isOpen onClose={onClose} isDismissable={false}>
      <Form send={texts.make} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Select
          label={texts.columns.kind}
          help={texts.compares[kind]}
          value={kind}
          onChange={setKind}
          choices={(Object.keys(texts.kinds) as ListKind[]).map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <Field
          label={texts.columns.name}
          help={texts.nameHelp}
          value={name}
          onChange={setName}
          maxLength={255}
          isRequired
        />
        {kind === 'name' && (
          <Switch isOn={isFuzzy} onChange={setFuzzy} help={texts.fuzzyHelp}>
            {texts.fuzzy}
          </Switch>
        )}
        {kind === 'field' && (
          <Field
            label={texts.fieldName}
            help={texts.fieldNameHelp}
            value={fieldName}
            onChange={setFieldName}
            pattern="[a-z][a-z0-9_\-]{0,79}"
            isRequired
            spellCheck="false"
          />
        )}
      </Form>
    </Dialog>
  );
}
