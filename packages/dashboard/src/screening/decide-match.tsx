/** Dialogs for decisions on a match, usable entirely by keyboard. */

import { type KeyboardEvent, useState } from 'react';
import { askedName, type DismissalCode, dismissalCodes, matchMutations, type WaitingMatch } from '../client/matches.ts';
import { Button } from '../kit/button.tsx';
import { CheckboxGroup } from '../kit/checkbox.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Radios } from '../kit/radio.tsx';
import { toast } from '../kit/toast.tsx';
import { useMutations } from '../shell/use-mutations.ts';
import { countOf, fill } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';

export interface Said {
  readonly entityId: string;
  readonly reportIds: readonly string[];
  readonly name: string;
}

interface DecideProps {
  readonly waiting: WaitingMatch;
  readonly onClose: () => void;
  /** Called after the decision is stored. */
  readonly onSaid: (said: Said) => void;
}

export function ConfirmMatch({ waiting, onClose, onSaid }: DecideProps) {
  const { matches: texts, kit } = usePageTexts();
  const { confirm } = useMutations(matchMutations);
  const [reason, setReason] = useState('');
  const name = askedName(waiting);
  const send = async () => {
    await confirm(waiting, reason.trim());
    onSaid({ entityId: waiting.match['entity-id'], reportIds: [waiting['report-id']], name });
    toast('good', fill(texts.confirmed, { name }));
    onClose();
  };
  return (
    <Dialog title={fill(texts.confirmTitle, { name: waiting.match.name })} isOpen onClose={onClose}>
      <Form send={texts.confirm} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.confirmText}</p>
        <Field label={texts.confirmReason} value={reason} onChange={setReason} maxLength={1000} autoFocus />
      </Form>
    </Dialog>
  );
}

/** Dismisses a match. `alike` holds matches of the same entry with other subjects; `isForAll` preselects them. */
export function DismissMatch({
  waiting,
  alike,
  isForAll,
  onClose,
  onSaid,
}: DecideProps & { readonly alike: readonly WaitingMatch[]; readonly isForAll: boolean }) {
  const { matches: texts, kit } = usePageTexts();
  const { dismiss } = useMutations(matchMutations);
  const language = useLanguage();
  const [code, setCode] = useState<DismissalCode>('other-person');
  const [reason, setReason] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>(isForAll ? alike.map((each) => each['report-id']) : []);
  const name = askedName(waiting);
  const waits = waiting['needs-two'] && waiting['dismissed-first'] === null;
  const words = reason ?? texts.codes[code];
  const send = async () => {
    const reportIds = [waiting['report-id'], ...chosen];
    await dismiss(waiting.match['entity-id'], reportIds, { code, reason: words.trim() });
    onSaid({ entityId: waiting.match['entity-id'], reportIds, name });
    if (waits) toast('info', fill(texts.waitsForSecond, { name }));
    else toast('good', countOf(texts.dismissed, reportIds.length, language, { name }));
    onClose();
  };
  return (
    <Dialog title={fill(texts.dismissTitle, { name: waiting.match.name })} isOpen onClose={onClose}>
      <Form
        refusals={{ second_read_required: texts.saidAlready }}
        send={texts.dismiss}
        onSend={send}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <p>{waits ? texts.dismissByTwo : texts.dismissText}</p>
        <CodeRadios code={code} onChange={setCode} />
        <Field label={texts.reason} value={words} onChange={setReason} rows={2} maxLength={1000} isRequired />
        {alike.length > 0 && (
          <CheckboxGroup
            label={texts.alike}
            value={chosen}
            onChange={setChosen}
            choices={alike.map((each) => ({
              value: each['report-id'],
              label: askedName(each),
              help: each['report-id'],
            }))}
          />
        )}
      </Form>
    </Dialog>
  );
}

interface CodeRadiosProps {
  readonly code: DismissalCode;
  readonly onChange: (code: DismissalCode) => void;
}

/** Reasons for a dismissal; digits choose one. */
function CodeRadios({ code, onChange }: CodeRadiosProps) {
  const { matches: texts } = usePageTexts();
  const byDigit = (event: KeyboardEvent) => {
    const picked = dismissalCodes[Number(event.key) - 1];
    if (picked === undefined || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    onChange(picked);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the digits choose among the radios below, which have arrows of their own
    <div onKeyDown={byDigit}>
      <Radios
        label={`${texts.code}. ${texts.codeHelp}`}
        value={code}
        onChange={onChange}
        choices={dismissalCodes.map((each) => ({ value: each, label: texts.codes[each] }))}
        autoFocus
      />
    </div>
  );
}
