/** A dialog that creates a key for a purpose: the minimum permissions are preselected, and can be changed. */

import { useState } from 'react';
import { keyMutations } from '../../../client/api-keys.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { entriesIn } from '../../../kit/entries-in.ts';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { PermissionGrid } from '../../../kit/permission-grid.tsx';
import { Radios } from '../../../kit/radio.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { keyPermissions, type Purpose, permissionsFor, purposes, showsSecrets } from '../purposes.ts';

const withoutKeys = keyPermissions.filter((name) => !name.startsWith('api_key.'));

/** Returns the permissions that the user may give to a key, and the purposes that need no more. */
function useGivable() {
  const hasRight = useHasRight();
  const mayGive = (name: string) => hasRight(name) && (!showsSecrets.includes(name) || hasRight('webhook.secret'));
  return {
    givable: keyPermissions.filter(mayGive),
    offered: purposes.filter((purpose) => permissionsFor[purpose]?.every(mayGive) ?? true),
    chosenFor: (purpose: Purpose): readonly string[] => (permissionsFor[purpose] ?? withoutKeys).filter(mayGive),
  };
}

export function MakeKey({ onClose }: { readonly onClose: () => void }) {
  const { keys: texts, kit } = usePageTexts();
  const { make } = useMutations(keyMutations);
  const { givable, offered, chosenFor } = useGivable();
  const [name, setName] = useState('');
  const [purpose, setPurpose] = useState<Purpose>('verify');
  const [permissions, setPermissions] = useState(chosenFor('verify'));
  const [addresses, setAddresses] = useState('');
  const [value, setValue] = useState<string | null>(null);
  const send = async () => {
    const made = await make({
      name: name.trim(),
      permissions,
      'ip-address-allowlist': entriesIn(addresses),
    });
    setValue(made.data.attributes.value ?? '');
  };
  if (value !== null) {
    return (
      <Dialog title={texts.madeTitle} isOpen onClose={onClose} isDismissable={false}>
        <ShownOnce value={value} name={texts.value} text={texts.onceText} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.make} isOpen onClose={onClose} size="medium" isDismissable={false}>
      <Form send={texts.make} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field
          label={texts.name}
          help={texts.nameHelp}
          value={name}
          onChange={setName}
          maxLength={255}
          isRequired
          autoFocus
        />
        <Radios
          label={texts.purpose}
          value={purpose}
          onChange={(next) => {
            setPurpose(next);
            setPermissions(chosenFor(next));
          }}
          choices={offered.map((each) => ({ value: each, ...texts.purposes[each] }))}
        />
        <PermissionGrid label={texts.permissions} permissions={givable} value={permissions} onChange={setPermissions} />
        <Field label={texts.addresses} help={texts.addressesHelp} value={addresses} onChange={setAddresses} rows={2} />
      </Form>
    </Dialog>
  );
}
