/** State and actions of the inquiry; it stays visible while the evidence scrolls. */

import { spokenNumber } from '@countersign/texts/spoken-number';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Decision, isDecidable, reviewClaims, reviewStateQuery, templateIdOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { templateNamesQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { InquiryStatus } from '../../../kit/inquiry-status.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { useShortcuts } from '../../../shell/use-shortcuts.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';
import { keepPassedOver, passedOver } from '../passed-over.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { MoreMenu } from './more-menu.tsx';
import { Why } from './why.tsx';

export function DecisionStrip({ inquiry }: { readonly inquiry: Inquiry }) {
  const { inquiry: texts, inquiries } = usePageTexts();
  const hasRight = useHasRight();
  const [asked, setAsked] = useState<Decision | null>(null);
  const goToNext = useNext(inquiry.id);
  const { status, 'redacted-at': redactedAt } = inquiry.attributes;
  const isThere = redactedAt === null;
  const maySeeReview = hasRight('inquiry.decide');
  const review = useQuery({ ...reviewStateQuery(useApi(), inquiry.id), enabled: maySeeReview }).data;
  const mayDecide = maySeeReview && isThere && isDecidable(status) && review?.['has-read'] !== true;
  const ask = (decision: Decision) => () => {
    if (mayDecide && !(decision === 'mark-for-review' && status === 'needs_review')) setAsked(decision);
  };
  useShortcuts({
    nextReview: () => void goToNext(),
    approve: ask('approve'),
    decline: ask('decline'),
    review: ask('mark-for-review'),
  });
  return (
    <section className={styles['strip']} aria-label={texts.decision}>
      <Facts inquiry={inquiry} />
      <div className={styles['actions']}>
        {mayDecide && (
          <div className={styles['decide']}>
            <Button look="main" icon="check" onPress={ask('approve')}>
              {texts.approve}
            </Button>
            <Button look="danger" icon="close" onPress={ask('decline')}>
              {texts.decline}
            </Button>
            {status !== 'needs_review' && <Button onPress={ask('mark-for-review')}>{texts.review}</Button>}
          </div>
        )}
        {maySeeReview && (
          <Button icon="right" onPress={() => void goToNext()}>
            {inquiries.next}
          </Button>
        )}
        {review !== undefined && (
          <span className={styles['quiet']}>{fill(inquiries.waiting, { count: String(review.waiting) })}</span>
        )}
        <MoreMenu inquiry={inquiry} />
      </div>
      {review !== undefined && isThere && (
        <div className={styles['reasons']}>
          <Why state={review} isOpen={isDecidable(status)} />
        </div>
      )}
      {asked !== null && (
        <DecideDialog inquiry={inquiry} decision={asked} review={review ?? null} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

/** True for a state that stays true when the personal data is gone. */
const isOver = (status: string): boolean => ['approved', 'declined', 'expired', 'failed'].includes(status);

function Facts({ inquiry }: { readonly inquiry: Inquiry }) {
  const { inquiry: texts } = usePageTexts();
  const { status, tags, 'created-at': createdAt, 'redacted-at': redactedAt } = inquiry.attributes;
  return (
    <div className={styles['facts']}>
      {redactedAt === null || isOver(status) ? <InquiryStatus status={status} /> : <Badge>{texts.redactedState}</Badge>}
      <TemplateName inquiry={inquiry} />
      <Time value={createdAt} as="age" />
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      <Copyable value={spokenNumber(inquiry.id)} name={texts.number} />
      <Copyable value={inquiry.id} name={texts.id} />
    </div>
  );
}

function TemplateName({ inquiry }: { readonly inquiry: Inquiry }) {
  const mayList = useHasRight()('inquiry_template.read');
  const templates = useQuery({ ...templateNamesQuery(useApi()), enabled: mayList });
  const id = templateIdOf(inquiry);
  return <span>{templates.data?.data.find((each) => each.id === id)?.attributes.name ?? id}</span>;
}

/** Returns a function that opens the next review and leaves this one for another user. */
function useNext(leave: string): () => Promise<void> {
  const { inquiries: texts } = usePageTexts();
  const { claimNext } = useMutations(reviewClaims);
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const sentenceOf = useSentenceOf();
  return async () => {
    try {
      const over = passedOver(leave);
      const id = await claimNext(leave, over);
      keepPassedOver(over, id);
      if (id === null) toast('info', texts.noneWaits);
      else await navigate({ to: `/${kind}/inquiries/${id}` });
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
}
