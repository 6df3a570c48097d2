/** Actions over one inquiry: the right that a person needs, the operation as the audit log names it, and the work. */
import type { OperationContext } from '../../../operations/context.ts';
import type { Right } from '../../../security/permissions.ts';
import { changeTags, decideInquiry, type Inquiry, type InquiryDecision } from '../inquiries/index.ts';
import type { BulkActionName } from './bulk-action.ts';

export interface ActedOn {
  readonly inquiry: Inquiry;
  /** True if the inquiry's status changes only after a second person agrees. */
  readonly awaitsSecond: boolean;
}

interface ActionOnInquiry {
  readonly right: Right;
  readonly operationId: string;
  /** Member of `meta` that the text is sent as; null for an action without one. */
  readonly member: 'comment' | 'tag-name' | null;
  act(context: OperationContext, inquiryId: string, text: string | null): Promise<ActedOn>;
}

const decision = (
  decided: InquiryDecision,
  operationId: string,
  member: ActionOnInquiry['member'] = 'comment',
): ActionOnInquiry => ({
  right: 'inquiry.decide',
  operationId,
  member,
  async act(context, inquiryId, text) {
    const { inquiry, moved } = await decideInquiry(context, inquiryId, decided, text);
    return { inquiry, awaitsSecond: !moved };
  },
});

export const actions: Readonly<Record<BulkActionName, ActionOnInquiry>> = {
  approve: decision('approve', 'approve-an-inquiry'),
  decline: decision('decline', 'decline-an-inquiry'),
  'mark-for-review': decision('mark-for-review', 'mark-an-inquiry-for-review', null),
  'add-tag': {
    right: 'inquiry.write',
    operationId: 'inquiries-add-tag',
    member: 'tag-name',
    async act(context, inquiryId, text) {
      const added = text === null ? [] : [text];
      return { inquiry: await changeTags(context, inquiryId, (tags) => [...tags, ...added]), awaitsSecond: false };
    },
  },
};
