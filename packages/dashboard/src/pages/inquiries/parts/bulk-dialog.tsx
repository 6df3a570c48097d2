/** A dialog that confirms a bulk action once and starts it; its own page shows the progress. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type BulkAction, bulkMutations } from '../../../client/bulk.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useEnvironment } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';

export interface BulkDialogProps {
  readonly action: BulkAction;
  readonly inquiries: readonly Inquiry[];
  readonly onClose: () => void;
}

export function BulkDialog({ action, inquiries: given, onClose }: BulkDialogProps) {
  const { inquiries: texts, kit } = usePageTexts();
  const { start } = useMutations(bulkMutations);
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const language = useLanguage();
  // Copied, because the list is refetched meanwhile and may drop selected rows.
  const [ids] = useState(() => given.map(({ id }) => id));
  const [text, setText] = useState('');
  const send = async () => {
    const { id } = await start(action, ids, text.trim());
    await navigate({ to: `/${kind}/bulk-actions/${id}` });
  };
  const words = texts.bulk[action];
  const isTag = action === 'add-tag';
  return (
    <Dialog title={words.title} isOpen onClose={onClose} size="medium">
      <Form
        send={words.send}
        onSend={send}
        isDanger={action === 'decline'}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <p>{countOf(texts.bulkAsk, ids.length, language)}</p>
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
    </Dialog>
  );
}
