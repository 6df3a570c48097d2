/** A confirmation dialog before deciding an attached inquiry. */

import { useState } from 'react';
import { inquiryMutations } from '../../../client/inquiries.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export type InquiryDecision = 'approve' | 'decline';

export interface DecideInquiryProps {
  readonly inquiryId: string;
  readonly decision: InquiryDecision;
  readonly onClose: () => void;
}

const reached: Readonly<Record<InquiryDecision, string>> = { approve: 'approved', decline: 'declined' };

export function DecideInquiry({ inquiryId, decision, onClose }: DecideInquiryProps) {
  const { case: texts, inquiry, kit } = usePageTexts();
  const { decide } = useMutations(inquiryMutations);
  const [comment, setComment] = useState('');
  const send = async () => {
    const { attributes } = await decide(inquiryId, decision, comment.trim());
    const isMoved = attributes.status === reached[decision];
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
