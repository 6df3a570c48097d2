/** A form that adds an item: first shows its matches in the last 90 days, then asks whether to add it. */

import { useState } from 'react';
import { type BackHits, kindOfList, type List, listMutations, previewItem } from '../../../client/lists.ts';
import { Button } from '../../../kit/button.tsx';
import { endOfDay } from '../../../kit/calendar-day.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import {
  attributesOf,
  isFilled,
  isNumber,
  isOptional,
  lineOf,
  membersOf,
  pathOfItems,
  type TypedItem,
} from '../item-values.ts';
import { WouldHaveHit } from './would-have-hit.tsx';

export interface AddItemProps {
  readonly list: List;
  readonly onClose: () => void;
}

export function AddItem({ list, onClose }: AddItemProps) {
  const { list: texts, lists, kit } = usePageTexts();
  const api = useApi();
  const { addItem } = useMutations(listMutations);
  const kind = kindOfList(list);
  const [typed, setTyped] = useState<TypedItem>({});
  const [day, setDay] = useState('');
  const [hits, setHits] = useState<BackHits | null>(null);
  const [isMissing, setMissing] = useState(false);
  const change = (part: TypedItem) => {
    setTyped({ ...typed, ...part });
    setHits(null);
    setMissing(false);
  };
  const look = async () => setHits(await previewItem(api, list.id, lineOf(kind, typed)));
  const add = async () => {
    const end = endOfDay(day);
    await addItem(pathOfItems(kind), {
      'list-id': list.id,
      ...attributesOf(kind, typed),
      ...(end === null ? {} : { 'expires-at': end }),
    });
    toast('good', texts.added);
    onClose();
  };
  const send = async () => {
    if (!isFilled(kind, typed)) return setMissing(true);
    await (hits === null ? look() : add());
  };
  return (
    <Dialog title={texts.add} isOpen onClose={onClose} size="medium" isDismissable={false}>
      <Form
        send={hits === null ? texts.look : texts.addSend}
        onSend={send}
        refusals={{ conflict: texts.twice }}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <p>{lists.compares[kind]}</p>
        {membersOf[kind].map((member, place) => (
          <Field
            key={member}
            label={texts.members[member]}
            help={kind === 'email-address' ? texts.addressHelp : kind === 'ip-address' ? texts.networkHelp : undefined}
            value={typed[member] ?? ''}
            onChange={(value) => change({ [member]: value })}
            maxLength={255}
            isRequired={!isOptional(member)}
            inputMode={isNumber(member) ? 'decimal' : 'text'}
            autoComplete="off"
            spellCheck="false"
            autoFocus={place === 0}
            problem={isMissing && place === 0 ? texts.missing : undefined}
          />
        ))}
        <Field label={texts.ends} help={texts.endsHelp} type="date" value={day} onChange={setDay} />
        {hits !== null && <WouldHaveHit hits={hits} />}
      </Form>
    </Dialog>
  );
}
