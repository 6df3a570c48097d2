/** A dialog that changes a person's roles. */

import { useState } from 'react';
import { nameOf, type Person, personMutations } from '../../../client/people.ts';
import type { Role } from '../../../client/roles.ts';
import { Button } from '../../../kit/button.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export const roleChoices = (roles: readonly Role[]) =>
  roles.map(({ id, attributes }) => ({ value: id, label: attributes.name, help: attributes.description }));

export interface ChangeRolesProps {
  readonly person: Person;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

export function ChangeRoles({ person, roles, onClose }: ChangeRolesProps) {
  const { team, kit } = usePageTexts();
  const { setRoles } = useMutations(personMutations);
  const [chosen, setChosen] = useState<readonly string[]>(person.attributes['role-ids']);
  const send = async () => {
    await setRoles(person.id, chosen);
    toast('good', team.saved);
    onClose();
  };
  return (
    <Dialog title={fill(team.changeRolesOf, { name: nameOf(person) })} isOpen onClose={onClose} isDismissable={false}>
      <Form send={team.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <CheckboxGroup label={team.roles} value={chosen} onChange={setChosen} choices={roleChoices(roles)} />
      </Form>
    </Dialog>
  );
}
