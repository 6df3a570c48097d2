/** Screens around the check of a step: the wait for it, and the request for another attempt. */
import type { RetryPart } from '@countersign/flow/page';
import { addSeconds } from '../../lib/clock.ts';
import { type FlowScreen, firstScreenOf } from '../../resources/verification/inquiries/index.ts';
import type { PageSubject } from '../page-subject.ts';
import { defineScreen, type OwnMembers, type Sides, show, unanswered } from './screen.ts';

/** Seconds after which a wait is slow: a document is read in a few; longer ones wait for the engines or for others. */
const slowAfterSeconds = 20;

export const processingPage = ({ inquiry: { progress }, now }: PageSubject): OwnMembers => ({
  step: 'processing',
  slow: progress.waitingSince !== undefined && addSeconds(new Date(progress.waitingSince), slowAfterSeconds) <= now,
});

export const processingScreen = defineScreen({
  part: 'check',
  of: null,
  waits: true,
  page: processingPage,
  answer: async (_context, inquiry) => unanswered(inquiry),
});

const [front, back]: readonly [Sides, Sides] = [{ frontFileId: null }, { backFileId: null }];

/** Screen of each part to repeat, null for the first screen of the step, and the sides to take again: a good one stays. */
const repeats: Readonly<Record<RetryPart, { readonly screen: FlowScreen | null; readonly forgotten: Sides }>> = {
  front: { screen: 'front', forgotten: front },
  back: { screen: 'back', forgotten: back },
  document: { screen: 'front', forgotten: { ...front, ...back } },
  choice: { screen: null, forgotten: { ...front, ...back } },
  selfie: { screen: 'selfie', forgotten: {} },
  paper: { screen: 'paper', forgotten: {} },
  details: { screen: 'details', forgotten: {} },
  contact: { screen: 'contact', forgotten: {} },
};

export const retryScreen = defineScreen({
  part: 'check',
  of: null,
  page(subject, step) {
    const { retry, attempts } = subject.inquiry.progress;
    if (retry === null) return processingPage(subject);
    const triesLeft = Math.max(0, step.attempts - (attempts[step.kind] ?? 0));
    return { step: 'retry', part: retry.part, remedies: retry.remedies, triesLeft };
  },
  async answer(context, inquiry, step) {
    const { retry } = inquiry.progress;
    const first = firstScreenOf(step);
    const { screen, forgotten } = retry === null ? { screen: null, forgotten: {} } : repeats[retry.part];
    const again = { ...inquiry, progress: { ...inquiry.progress, ...forgotten } };
    const shown = screen === null ? show(context, again, first.screen, first.fields) : show(context, again, screen);
    return unanswered(await shown);
  },
});
