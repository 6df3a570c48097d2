/** The user's passkeys: name, last use, removal. */

import { useState } from 'react';
import { ownFactorMutations, type Passkey, passkeysQuery } from '../../../client/own-factors.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useNewPasskey } from '../../../shell/sign-in/use-new-passkey.ts';
import { useMutations, useRefresh } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../own-sign-in.module.css';

export function Passkeys() {
  const { ownSignIn, enter } = usePageTexts();
  const found = useQuery(passkeysQuery);
  const refresh = useRefresh(ownFactorMutations);
  const made = useNewPasskey(() => {
    toast('good', ownSignIn.passkeyMade);
    void refresh();
  });
  const add = (
    <Button icon="plus" isPending={made.isAsking} onPress={made.create}>
      {enter.passkeyCreate}
    </Button>
  );
  return (
    <Card title={ownSignIn.passkeys} help={enter.passkeyText} actions={add}>
      {made.problem !== null && <Notice tone="problem">{made.problem}</Notice>}
      <QueryView query={found} lines={2} />
      {found.data?.data.length === 0 && <p className={styles['quiet']}>{ownSignIn.passkeysNone}</p>}
      {found.data !== undefined && found.data.data.length > 0 && (
        <ul className={styles['list']}>
          {found.data.data.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OnePasskey({ passkey }: { readonly passkey: Passkey }) {
  const { ownSignIn } = usePageTexts();
  const { name, 'created-at': createdAt, 'last-used-at': lastUsedAt, 'suspended-at': suspendedAt } = passkey.attributes;
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <li className={styles['line']}>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {suspendedAt !== null && (
          <span>
            <Badge tone="problem">{ownSignIn.suspended}</Badge> {ownSignIn.suspendedHelp}
          </span>
        )}
        <span className={styles['quiet']}>
          {lastUsedAt === null ? ownSignIn.made : ownSignIn.used} <Time value={lastUsedAt ?? createdAt} as="age" />
        </span>
      </span>
      <span className={styles['actions']}>
        <Button look="plain" aria-label={fill(ownSignIn.renameThing, { name })} onPress={() => setAsked('rename')}>
          {ownSignIn.rename}
        </Button>
        <Button look="plain" aria-label={fill(ownSignIn.removeThing, { name })} onPress={() => setAsked('remove')}>
          {ownSignIn.remove}
        </Button>
      </span>
      {asked === 'rename' && <Rename passkey={passkey} onClose={close} />}
      {asked === 'remove' && <Remove passkey={passkey} onClose={close} />}
    </li>
  );
}

interface AskedProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function Rename({ passkey, onClose }: AskedProps) {
  const { ownSignIn, kit } = usePageTexts();
  const { renamePasskey } = useMutations(ownFactorMutations);
  const [name, setName] = useState(passkey.attributes.name);
  const send = async () => {
    await renamePasskey(passkey.id, name.trim());
    onClose();
  };
  return (
    <Dialog title={fill(ownSignIn.renameThing, { name: passkey.attributes.name })} isOpen onClose={onClose}>
      <Form send={ownSignIn.rename} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={ownSignIn.passkeyName} value={name} onChange={setName} isRequired autoFocus maxLength={100} />
      </Form>
    </Dialog>
  );
}

function Remove({ passkey, onClose }: AskedProps) {
  const { ownSignIn } = usePageTexts();
  const { removePasskey } = useMutations(ownFactorMutations);
  const { name } = passkey.attributes;
  return (
    <ConfirmDialog
      title={fill(ownSignIn.removeThing, { name })}
      text={ownSignIn.passkeyRemoval}
      send={ownSignIn.remove}
      onConfirm={() => removePasskey(passkey.id)}
      onClose={onClose}
    />
  );
}
