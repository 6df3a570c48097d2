/** A dialog that sets the status of the case; it shows the fields that the status requires and marks missing ones. */

import { useState } from 'react';
import { isApiError, withoutPath } from '../../../client/api-error.ts';
import { caseMutations, type NextStatus } from '../../../client/cases.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Radios } from '../../../kit/radio.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from '../dialog-props.ts';

const pointerOfComment = '/meta/comment';

export function SetStatus({ work, onClose }: CaseDialogProps) {
  const { case: texts, kit } = usePageTexts();
  const { setStatus } = useMutations(caseMutations);
  const [name, setName] = useState(
    work.statuses.find(({ type }) => type === 'end')?.name ?? work.statuses[0]?.name ?? '',
  );
  const [comment, setComment] = useState('');
  const [marks, setMarks] = useState<ReadonlyMap<string, string>>(new Map());
  const status = work.statuses.find((each) => each.name === name);
  const send = async () => {
    setMarks(new Map());
    try {
      const { attributes } = await setStatus(work.id, name, comment.trim());
      const isMoved = attributes.status === name;
      toast(isMoved ? 'good' : 'info', isMoved ? fill(texts.statusSet, { name }) : texts.waitsForSecond);
    } catch (error) {
      if (isApiError(error)) setMarks(marksOf(error.entries));
      throw error;
    }
    onClose();
  };
  return (
    <Dialog title={texts.setStatus} isOpen onClose={onClose} isDismissable={comment === ''} size="medium">
      <Form
        send={fill(texts.setStatusTo, { name })}
        onSend={send}
        refusals={{ second_read_required: texts.decidedAlready, unprocessable: texts.somethingMissing }}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <Radios
          label={texts.newStatus}
          value={name}
          onChange={setName}
          autoFocus
          choices={work.statuses.map((each) => ({ value: each.name, label: each.name, help: helpOf(each, texts) }))}
        />
        <Missing status={status} />
        <Field
          label={texts.comment}
          help={status?.['requires-comment'] === true ? texts.commentNeeded : texts.commentOptional}
          value={comment}
          onChange={setComment}
          rows={4}
          maxLength={10_000}
          {...(marks.has(pointerOfComment) ? { problem: marks.get(pointerOfComment) ?? '' } : {})}
        />
      </Form>
    </Dialog>
  );
}

/** Returns the errors by pointer; the first error of a member wins. */
function marksOf(entries: readonly { readonly details: string; readonly pointer: string }[]): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { pointer, details } of entries) if (!marks.has(pointer)) marks.set(pointer, withoutPath(details));
  return marks;
}

interface Words {
  readonly secondReadNeeded: string;
  readonly commentNeeded: string;
}

const helpOf = (status: NextStatus, texts: Words): string =>
  [
    ...(status['requires-second-read'] ? [texts.secondReadNeeded] : []),
    ...(status['requires-comment'] ? [texts.commentNeeded] : []),
  ].join(' ');

/** Lists the requirements of the status that the case does not meet. */
function Missing({ status }: { readonly status: NextStatus | undefined }) {
  const { case: texts } = usePageTexts();
  if (status === undefined) return null;
  if (status.missing.length === 0) return <p>{texts.needsNothing}</p>;
  return (
    <Notice tone="warning" title={texts.missing}>
      <ul>
        {status.missing.map((each) => (
          <li key={each}>{withoutPath(each)}</li>
        ))}
      </ul>
    </Notice>
  );
}
