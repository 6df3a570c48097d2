/** A table of the organization's people, with actions. */

import { useState } from 'react';
import { nameOf, type Person, personMutations } from '../../../client/people.ts';
import type { Role } from '../../../client/roles.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { Table } from '../../../kit/table/table.tsx';
import type { Column } from '../../../kit/table/table-row.tsx';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useSession } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../team.module.css';
import { ChangeRoles } from './change-roles.tsx';

export interface PeopleProps {
  readonly people: readonly Person[];
  readonly roles: readonly Role[];
  readonly mayChange: boolean;
}

export function People({ people, roles, mayChange }: PeopleProps) {
  const { team } = usePageTexts();
  const ownId = useSession().meta.user.id;
  const rolesOf = ({ attributes }: Person) =>
    attributes['role-ids'].map((id) => roles.find((role) => role.id === id)?.attributes.name ?? id).join(', ');
  const columns: readonly Column<Person>[] = [
    {
      id: 'person',
      title: team.columns.person,
      share: 3,
      cell: (row) => <Named person={row} isOwn={row.id === ownId} />,
    },
    { id: 'roles', title: team.columns.roles, share: 2, cell: rolesOf },
    { id: 'factors', title: team.columns.factors, share: 2, cell: (row) => <Factors person={row} /> },
    { id: 'seen', title: team.columns.seen, share: 2, cell: (row) => <Seen person={row} /> },
    { id: 'state', title: team.columns.state, share: 1, cell: (row) => <State person={row} /> },
    ...(mayChange
      ? [
          {
            id: 'action',
            title: team.columns.action,
            share: 3,
            cell: (row: Person) => <Actions person={row} roles={roles} isOwn={row.id === ownId} />,
          },
        ]
      : []),
  ];
  return <Table label={team.people} columns={columns} rows={people} keyOf={({ id }) => id} />;
}

function Named({ person, isOwn }: { readonly person: Person; readonly isOwn: boolean }) {
  const { team } = usePageTexts();
  return (
    <span className={styles['person']}>
      <span className={styles['name']}>
        {nameOf(person)} {isOwn && <Badge>{team.you}</Badge>}
      </span>
      <span className={styles['quiet']}>{person.attributes['email-address']}</span>
    </span>
  );
}

function Factors({ person: { attributes } }: { readonly person: Person }) {
  const { team } = usePageTexts();
  const factors = [
    ...(attributes['passkey-count'] > 0 ? [team.passkeys] : []),
    ...(attributes['has-authenticator'] ? [team.authenticator] : []),
    ...(attributes['has-password'] ? [team.password] : []),
  ];
  return <>{factors.length === 0 ? team.nothing : factors.join(', ')}</>;
}

function Seen({ person }: { readonly person: Person }) {
  const { team } = usePageTexts();
  const at = person.attributes['last-signed-in-at'];
  return at === null ? team.never : <Time value={at} as="age" />;
}

function State({ person }: { readonly person: Person }) {
  const { team } = usePageTexts();
  const isActive = person.attributes.status === 'active';
  return <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? team.active : team.deactivated}</Badge>;
}

interface ActionsProps {
  readonly person: Person;
  readonly roles: readonly Role[];
  readonly isOwn: boolean;
}

function Actions({ person, roles, isOwn }: ActionsProps) {
  const { team, kit } = usePageTexts();
  const { activate, deactivate } = useMutations(personMutations);
  const isOwner = useSession().meta.user['is-owner'];
  const [asked, setAsked] = useState<'roles' | 'state' | 'sign-in' | null>(null);
  const close = () => setAsked(null);
  const isActive = person.attributes.status === 'active';
  const change = async () => {
    await (isActive ? deactivate(person.id) : activate(person.id));
    toast('good', team.done);
    close();
  };
  const name = nameOf(person);
  const word = isActive ? team.deactivate : team.activate;
  return (
    <span className={styles['actions']}>
      <Button look="plain" aria-label={fill(team.changeRolesOf, { name })} onPress={() => setAsked('roles')}>
        {team.changeRoles}
      </Button>
      {!isOwn && (
        <Button look="plain" aria-label={`${word}: ${name}`} onPress={() => setAsked('state')}>
          {word}
        </Button>
      )}
      {!isOwn && isActive && isOwner && (
        <Button look="plain" aria-label={fill(team.resetSignInOf, { name })} onPress={() => setAsked('sign-in')}>
          {team.resetSignIn}
        </Button>
      )}
      {asked === 'sign-in' && <ResetSignIn person={person} onClose={close} />}
      {asked === 'roles' && <ChangeRoles person={person} roles={roles} onClose={close} />}
      {asked === 'state' && (
        <Dialog title={isActive ? fill(team.deactivateOf, { name }) : `${word}: ${name}`} isOpen onClose={close}>
          <Form send={word} onSend={change} isDanger={isActive} others={<Button onPress={close}>{kit.cancel}</Button>}>
            {isActive && <p>{team.deactivateText}</p>}
          </Form>
        </Dialog>
      )}
    </span>
  );
}

function ResetSignIn({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { team, kit } = usePageTexts();
  const { resetSignIn } = useMutations(personMutations);
  const reset = async () => {
    await resetSignIn(person.id);
    toast('good', team.resetSignInDone);
    onClose();
  };
  return (
    <Dialog title={fill(team.resetSignInOf, { name: nameOf(person) })} isOpen onClose={onClose}>
      <Form send={team.resetSignIn} onSend={reset} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{fill(team.resetSignInText, { email: person.attributes['email-address'] })}</p>
      </Form>
    </Dialog>
  );
}
