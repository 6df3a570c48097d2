/** A dialog that invites a person; the link is shown once. */

import { useState } from 'react';
import { invitationMutations } from '../../../client/invitations.ts';
import type { Role } from '../../../client/roles.ts';
import { Button } from '../../../kit/button.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { roleChoices } from './change-roles.tsx';

export interface InviteProps {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

export function Invite({ roles, onClose }: InviteProps) {
  const { team, kit } = usePageTexts();
  const { invite } = useMutations(invitationMutations);
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [link, setLink] = useState<string | null>(null);
  const send = async () => {
    const made = await invite({ 'email-address': email.trim(), 'role-ids': chosen });
    setLink(made.data.attributes.link ?? '');
  };
  if (link !== null) {
    return (
      <Dialog title={team.linkTitle} isOpen onClose={onClose} isDismissable={false}>
        <p>{team.linkText}</p>
        <Copyable value={link} name={team.link} />
      </Dialog>
    );
  }
  return (
    <Dialog title={team.invite} isOpen onClose={onClose} isDismissable={false}>
      <Form send={team.send} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{team.inviteText}</p>
        <Field label={team.email} type="email" value={email} onChange={setEmail} isRequired autoFocus maxLength={254} />
        <CheckboxGroup label={team.roles} value={chosen} onChange={setChosen} choices={roleChoices(roles)} />
      </Form>
    </Dialog>
  );
}
