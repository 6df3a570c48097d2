/** A dialog that confirms a bulk action once, shows progress, can be stopped, and lists failures with reasons. */

import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type BulkAction, type BulkOutcome, bulkMutations } from '../../../client/bulk.ts';
import { personOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { useEnvironment } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, useNumber, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiries.module.css';

export interface BulkDialogProps {
  readonly action: BulkAction;
  readonly inquiries: readonly Inquiry[];
  readonly onClose: () => void;
}

export function BulkDialog({ action, inquiries: given, onClose }: BulkDialogProps) {
  const { inquiries: texts, kit } = usePageTexts();
  const { doToAll } = useMutations(bulkMutations);
  const language = useLanguage();
  // Copied, because the list is refetched meanwhile and may drop selected rows.
  const [inquiries] = useState(given);
  const [text, setText] = useState('');
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);
  const [isOver, setOver] = useState(false);
  const stop = useRef(new AbortController());
  const send = async () => {
    setOutcomes([]);
    const onOutcome = (outcome: BulkOutcome) => setOutcomes((before) => [...(before ?? []), outcome]);
    await doToAll(action, inquiries, text.trim(), { signal: stop.current.signal, onOutcome });
    setOver(true);
  };
  const words = texts.bulk[action];
  const close = () => {
    stop.current.abort();
    onClose();
  };
  const isTag = action === 'add-tag';
  return (
    <Dialog title={words.title} isOpen onClose={close} size="medium" isDismissable={isOver}>
      {outcomes === null ? (
        <Form
          send={words.send}
          onSend={send}
          isDanger={action === 'decline'}
          others={<Button onPress={close}>{kit.cancel}</Button>}
        >
          <p>{countOf(texts.bulkAsk, inquiries.length, language)}</p>
          {action !== 'mark-for-review' && (
            <Field
              label={isTag ? texts.bulkTag : texts.bulkComment}
              value={text}
              onChange={setText}
              maxLength={isTag ? 255 : 10_000}
              isRequired={isTag}
              {...(isTag ? {} : { rows: 3 })}
            />
          )}
        </Form>
      ) : (
        <Progress outcomes={outcomes} total={inquiries.length} isOver={isOver} onStop={close} />
      )}
    </Dialog>
  );
}

interface ProgressProps {
  readonly outcomes: readonly BulkOutcome[];
  readonly total: number;
  readonly isOver: boolean;
  readonly onStop: () => void;
}

function Progress({ outcomes, total, isOver, onStop }: ProgressProps) {
  const { inquiries: texts, kit } = usePageTexts();
  const number = useNumber();
  const { kind } = useEnvironment();
  const sentenceOf = useSentenceOf();
  const refused = outcomes.filter(({ fault }) => fault !== undefined);
  const done = outcomes.length - refused.length;
  return (
    <>
      <progress className={styles['progress']} value={outcomes.length} max={total} aria-label={texts.bulkProgress} />
      <p role="status">
        {fill(texts.bulkDone, { done: number(done), total: number(total), refused: number(refused.length) })}
      </p>
      {refused.length > 0 && (
        <ul className={styles['refused']}>
          {refused.map(({ inquiry, fault }) => (
            <li key={inquiry.id}>
              <Link to={`/${kind}/inquiries/${inquiry.id}`}>
                {personOf(inquiry) || (inquiry.attributes['reference-id'] ?? inquiry.id)}
              </Link>{' '}
              {sentenceOf(fault)}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button look={isOver ? 'main' : 'quiet'} onPress={onStop}>
          {isOver ? kit.close : texts.bulkStop}
        </Button>
      </div>
    </>
  );
}
