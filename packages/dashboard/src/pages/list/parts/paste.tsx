/** A form for many items, one per line: a dry run shows a verdict per line, then the valid ones are added. */

import { useState } from 'react';
import { kindOfList, listMutations, type PasteAnswer, tryPasting } from '../../../client/lists.ts';
import { Button } from '../../../kit/button.tsx';
import { endOfDay } from '../../../kit/calendar-day.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { linesIn } from '../item-values.ts';
import styles from '../list.module.css';
import type { AddItemProps } from './add-item.tsx';
import { Verdicts } from './verdicts.tsx';

/** Maximum number of lines in one request, and of characters per line. */
const mostLines = 10_000;
const mostCharacters = 1000;
const shownLines = 10;

/** Returns why the lines cannot be sent; undefined if they can. */
function useFault(lines: readonly string[]): string | undefined {
  const { list: texts } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage());
  if (lines.length > mostLines) return fill(texts.tooMany, { most: number.format(mostLines) });
  const long = lines.findIndex((line) => line.length > mostCharacters);
  return long < 0 ? undefined : fill(texts.tooLong, { line: number.format(long + 1) });
}

export function Paste({ list, onClose }: AddItemProps) {
  const { list: texts, kit } = usePageTexts();
  const api = useApi();
  const { paste } = useMutations(listMutations);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [tried, setTried] = useState<PasteAnswer | null>(null);
  const lines = linesIn(text);
  const fault = useFault(lines);
  const change = (next: string) => {
    setText(next);
    setTried(null);
  };
  const send = async () => {
    if (fault !== undefined || text.trim() === '') return;
    const pasted = { lines, 'expires-at': endOfDay(day) };
    if (tried === null) return setTried(await tryPasting(api, list.id, pasted));
    const answer = await paste(list.id, pasted);
    toast('good', countOf(texts.pasted, answer.added, language));
    onClose();
  };
  const isNothing = tried !== null && tried.added === 0;
  return (
    <Dialog title={texts.paste} isOpen onClose={onClose} size="large" isDismissable={false}>
      <Form
        send={tried === null || isNothing ? texts.tryPaste : countOf(texts.savePaste, tried.added, language)}
        onSend={isNothing ? async () => setTried(null) : send}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <div className={styles['lines']}>
          <Field
            label={texts.lines}
            help={texts.lineHelp[kindOfList(list)]}
            rows={shownLines}
            value={text}
            onChange={change}
            spellCheck="false"
            isRequired
            autoFocus
            problem={fault}
          />
        </div>
        <Field label={texts.endsAll} help={texts.endsHelp} type="date" value={day} onChange={setDay} />
        {tried !== null && <Verdicts answer={tried} lines={lines} />}
      </Form>
    </Dialog>
  );
}
