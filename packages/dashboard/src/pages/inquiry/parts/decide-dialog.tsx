/** A confirmation dialog before deciding an inquiry, with a field for the reason. */

import { useState } from 'react';
import { type Decision, inquiryMutations, type ReviewState } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useEnvironment } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { useReportName, useRequiredReports, waitingReports } from './required-reports.tsx';

export interface DecideDialogProps {
  readonly inquiry: Inquiry;
  readonly decision: Decision;
  /** State of the review; null if it is not known yet. */
  readonly review: ReviewState | null;
  readonly onClose: () => void;
}

const reached: Readonly<Record<Decision, string>> = {
  approve: 'approved',
  decline: 'declined',
  'mark-for-review': 'needs_review',
};

/** True if the decision is only saved, because a second reviewer has to agree. */
const isFirstOfTwo = (review: ReviewState | null, decision: Decision): boolean =>
  decision !== 'mark-for-review' && review?.['readers-needed'][decision] === 2 && review['reads-waiting'] === 0;

export function DecideDialog({ inquiry, decision, review, onClose }: DecideDialogProps) {
  const { inquiry: texts, kit } = usePageTexts();
  const { decide } = useMutations(inquiryMutations);
  const { kind } = useEnvironment();
  const [comment, setComment] = useState('');
  const words = texts.decisions[decision];
  const refusals = useRefusals(inquiry, decision);
  const send = async () => {
    const { attributes } = await decide(inquiry.id, decision, comment.trim());
    const isMoved = attributes.status === reached[decision];
    toast(isMoved ? 'good' : 'info', isMoved ? words.done : texts.waitsForSecond);
    onClose();
  };
  return (
    <Dialog title={words.title} isOpen onClose={onClose} isDismissable={comment === ''}>
      <Form
        send={words.send}
        onSend={send}
        isDanger={decision === 'decline'}
        refusals={refusals}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <p>{isFirstOfTwo(review, decision) ? texts.waitsFor.firstOfTwo : words[kind]}</p>
        {decision !== 'mark-for-review' && (
          <Field
            label={texts.comment}
            help={texts.commentHelp}
            value={comment}
            onChange={setComment}
            rows={4}
            maxLength={10_000}
            autoFocus
          />
        )}
      </Form>
    </Dialog>
  );
}

/**
 * Returns custom error messages. A conflict has several causes; it is rephrased only where the page knows the cause.
 */
function useRefusals(inquiry: Inquiry, decision: Decision): Readonly<Record<string, string>> {
  const { inquiry: texts } = usePageTexts();
  const nameOf = useReportName();
  const waiting = waitingReports(inquiry, useRequiredReports(inquiry));
  const shared = { second_read_required: texts.decidedAlready, own_inquiry: texts.ownInquiry };
  if (decision !== 'approve' || waiting.length === 0) return shared;
  return { ...shared, conflict: fill(texts.approvalWaits, { reports: waiting.map(nameOf).join(', ') }) };
}
