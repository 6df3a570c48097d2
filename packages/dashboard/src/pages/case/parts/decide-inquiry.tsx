/** Asks once more before an attached inquiry is decided. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Single } from '../../../client/documents.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { useCasesAnew } from '../use-change.ts';

export type InquiryDecision = 'approve' | 'decline';

export interface DecideInquiryProps {
  readonly inquiryId: string;
  readonly decision: InquiryDecision;
  readonly onClose: () => void;
}

const reached: Readonly<Record<InquiryDecision, string>> = { approve: 'approved', decline: 'declined' };

export function DecideInquiry({ inquiryId, decision, onClose }: DecideInquiryProps) {
  const { case: texts, inquiry, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const anew = useCasesAnew();
  const [comment, setComment] = useState('');
  const send = async () => {
    const meta = comment.trim() === '' ? undefined : { comment: comment.trim() };
    const { data } = await api.post<Single<Inquiry>>(`/inquiries/${inquiryId}/${decision}`, undefined, meta);
    await queries.invalidateQueries({ queryKey: [api.environmentId, 'inquiry'] });
    await anew();
    const isMoved = data.attributes.status === reached[decision];
    toast(isMoved ? 'good' : 'info', isMoved ? texts.decided[decision] : inquiry.waitsForSecond);
    onClose();
  };
  return (
    <Dialog title={texts.decideTitle[decision]} isOpen onClose={onClose} isDismissable={comment === ''}>
      <Form
        send={decision === 'approve' ? texts.approve : texts.decline}
        onSend={send}
        isDanger={decision === 'decline'}
        refusals={{ second_read_required: texts.inquiryDecided, own_inquiry: texts.ownInquiry }}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <p>{texts.decideText}</p>
        <Field label={inquiry.comment} value={comment} onChange={setComment} rows={3} maxLength={10_000} autoFocus />
      </Form>
    </Dialog>
  );
}
