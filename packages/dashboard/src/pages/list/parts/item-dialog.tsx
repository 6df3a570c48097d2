/** A dialog for one item: its values, creator and expiry, which can be changed or set to now. */

import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ListItem, ListKind } from '../../../client/lists.ts';
import { listMutations } from '../../../client/lists.ts';
import { nameOf, peopleQuery } from '../../../client/people.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { endOfDay } from '../../../kit/calendar-day.ts';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import screening from '../../../screening/screening.module.css';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { membersOf } from '../item-values.ts';
import { ItemStatus } from './item-table.tsx';

export interface ItemDialogProps {
  readonly item: ListItem;
  readonly kind: ListKind;
  readonly onClose: () => void;
}

export function ItemDialog({ item, kind, onClose }: ItemDialogProps) {
  const { list: texts, kit } = usePageTexts();
  const mayChange = useHasRight()('list.write') && item.status !== 'archived';
  const close = <Button onPress={onClose}>{kit.close}</Button>;
  return (
    <Dialog title={texts.item} isOpen onClose={onClose} size="medium" {...(mayChange ? {} : { actions: close })}>
      <Facts item={item} kind={kind} />
      {mayChange && <Ends item={item} onClose={onClose} />}
    </Dialog>
  );
}

function Facts({ item, kind }: Omit<ItemDialogProps, 'onClose'>) {
  const { list: texts, kit } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage());
  const backHits = item['back-hits'];
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...membersOf[kind]
      .filter((member) => item.values[member] !== undefined && item.values[member] !== '')
      .map((member) => [texts.members[member], <bdi key={member}>{item.values[member]}</bdi>] as const),
    ...(Object.keys(item.values).length === 0 ? [[texts.columns.value, kit.keptFromRole] as const] : []),
    [texts.id, <Copyable key="id" value={item.id} name={texts.id} />],
    [texts.columns.status, <ItemStatus key="status" status={item.status} />],
    [texts.columns.hits, number.format(item['match-count'])],
    [texts.columns.before, backHits === null ? texts.notYet : number.format(backHits)],
    [texts.by, <Creator key="by" item={item} />],
    [texts.columns.created, <Time key="created" value={item['created-at']} />],
  ];
  return (
    <dl className={screening['facts']}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Creator({ item }: { readonly item: ListItem }) {
  const { list: texts } = usePageTexts();
  const hasRight = useHasRight();
  const { 'creator-type': type, 'creator-id': id } = item;
  const people = useQuery({ ...peopleQuery(useApi()), enabled: type === 'user' && hasRight('user.read') });
  const person = people.data?.data.find((each) => each.id === id);
  if (person !== undefined) return <bdi>{nameOf(person)}</bdi>;
  if (type.startsWith('importer/')) return <FromImport id={id} />;
  return (texts.creators as Readonly<Record<string, string | undefined>>)[type] ?? type;
}

function FromImport({ id }: { readonly id: string | null }) {
  const { list: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const mayRead = useHasRight()('importer.read');
  if (id === null || !mayRead) return texts.fromImport;
  return <Link to={`/${kind}/imports/${id}`}>{texts.fromImport}</Link>;
}

/** Returns the local day of an instant, in the format of a date field. */
const dayOf = (at: string): string => {
  const moment = new Date(at);
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

function Ends({ item, onClose }: Omit<ItemDialogProps, 'kind'>) {
  const { list: texts } = usePageTexts();
  const { setEnd, removeItem } = useMutations(listMutations);
  const before = item['expires-at'] === null ? '' : dayOf(item['expires-at']);
  const [day, setDay] = useState(before);
  const [isSure, setSure] = useState(false);
  const done = async (words: string) => {
    toast('good', words);
    onClose();
  };
  const send = async () => {
    await setEnd(item.id, endOfDay(day));
    await done(texts.endChanged);
  };
  const archive = async () => {
    await removeItem(item.id);
    await done(texts.itemArchived);
  };
  if (isSure) {
    return (
      <Form
        send={texts.archiveItem}
        onSend={archive}
        isDanger
        others={<Button onPress={() => setSure(false)}>{texts.keep}</Button>}
      >
        <p>{texts.archiveItemText}</p>
      </Form>
    );
  }
  return (
    <Form
      send={texts.changeEnd}
      onSend={send}
      others={<Button onPress={() => setSure(true)}>{texts.archiveItem}</Button>}
    >
      <Field label={texts.ends} help={texts.endsHelp} type="date" value={day} onChange={setDay} />
    </Form>
  );
}
