/** Invites somebody; the link is shown this once. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Single } from '../../../client/documents.ts';
import { Button } from '../../../kit/button.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type Invitation, invitationsQuery, type Role } from '../queries.ts';
import { roleChoices } from './change-roles.tsx';

export interface InviteProps {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

export function Invite({ roles, onClose }: InviteProps) {
  const { team, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [link, setLink] = useState<string | null>(null);
  const send = async () => {
    const attributes = { 'email-address': email.trim(), 'role-ids': chosen };
    const made = await api.private.post<Single<Invitation>>('/invitations', attributes);
    await queries.invalidateQueries({ queryKey: invitationsQuery(api).queryKey });
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
