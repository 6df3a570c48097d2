/** A form for the permissions of a key; it shows which of the key's requests they would refuse. */

import { useState } from 'react';
import { keyMutations, keyStateOf } from '../../../client/api-keys.ts';
import type { ApiKey } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { entriesIn } from '../../../kit/entries-in.ts';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { PermissionGrid } from '../../../kit/permission-grid.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { keyPermissions } from '../purposes.ts';
import { UseOfKey } from './use-of-key.tsx';

export interface EditKeyProps {
  readonly apiKey: ApiKey;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

export function EditKey({ apiKey, mayChange, onClose }: EditKeyProps) {
  const { keys: texts, kit } = usePageTexts();
  const { change } = useMutations(keyMutations);
  const { attributes, id } = apiKey;
  const [name, setName] = useState(attributes.name);
  const [permissions, setPermissions] = useState<readonly string[]>(attributes.permissions);
  const [addresses, setAddresses] = useState(attributes['ip-address-allowlist'].join('\n'));
  const isFixed = !mayChange || keyStateOf(apiKey, Date.now()) !== 'live';
  const send = async () => {
    await change(id, {
      name: name.trim(),
      permissions,
      'ip-address-allowlist': entriesIn(addresses),
    });
    toast('good', texts.saved);
    onClose();
  };
  const parts = (
    <>
      <Field label={texts.name} value={name} onChange={setName} maxLength={255} isRequired isDisabled={isFixed} />
      <Copyable value={id} name={texts.id} />
      <UseOfKey id={id} permissions={permissions} />
      <PermissionGrid
        label={texts.permissions}
        permissions={keyPermissions}
        value={permissions}
        onChange={setPermissions}
        isDisabled={isFixed}
      />
      <Field
        label={texts.addresses}
        help={texts.addressesHelp}
        value={addresses}
        onChange={setAddresses}
        rows={2}
        isDisabled={isFixed}
      />
    </>
  );
  return (
    <Dialog title={attributes.name} isOpen onClose={onClose} size="large" isDismissable={isFixed}>
      {isFixed ? (
        parts
      ) : (
        <Form send={texts.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          {parts}
        </Form>
      )}
    </Dialog>
  );
}
