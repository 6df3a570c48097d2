/** Screens around the check of a step: the wait for it, and the request for another attempt. */
import type { RetryPart } from '@countersign/flow/page';
import { addSeconds } from '../../lib/clock.ts';
import {
  type FlowScreen,
  firstScreenOf,
  type Inquiry,
  progressOf,
} from '../../resources/verification/inquiries/index.ts';
import type { PageSubject } from '../page-subject.ts';
import { defineScreen, type OwnMembers, show, unanswered } from './screen.ts';

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

type Progress = Inquiry['progress']['step'];

interface Repeat {
  /** Screen of the part; null for the first screen of the step. */
  readonly screen: FlowScreen | null;
  /** Returns the progress from which the part is repeated. */
  readonly from: (step: Progress) => Progress;
}

const anew = (): Progress => null;
const same = (step: Progress): Progress => step;

/** Screen of each part to repeat. If only one side of a document was bad, the good side is kept. */
const repeats: Readonly<Record<RetryPart, Repeat>> = {
  front: { screen: 'front', from: (step) => ({ ...progressOf(step, 'governmentId'), frontFileId: null }) },
  back: { screen: 'back', from: (step) => ({ ...progressOf(step, 'governmentId'), backFileId: null }) },
  document: { screen: 'front', from: anew },
  choice: { screen: null, from: anew },
  selfie: { screen: 'selfie', from: same },
  paper: { screen: 'paper', from: same },
  details: { screen: 'details', from: same },
  contact: { screen: 'contact', from: same },
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
    const { screen, from } = retry === null ? { screen: null, from: same } : repeats[retry.part];
    const again = { ...inquiry, progress: { ...inquiry.progress, step: from(inquiry.progress.step) } };
    const shown = screen === null ? show(context, again, first.screen, first.fields) : show(context, again, screen);
    return unanswered(await shown);
  },
});
