/** The page of an inquiry for its individual, derived from its progress. Pure. */
import type { Asked, EndPage, FlowPage, Progress } from '@countersign/flow/page';
import { type Inquiry, isOpen, rowAt } from '../resources/verification/inquiries/index.ts';
import {
  byEvidence,
  type Evidence,
  ofStep,
  type Row,
  rowsOf,
  type TemplateDefinition,
  takes,
  type VerificationStep,
} from '../resources/verification/inquiry-templates/index.ts';
import type { PageSubject } from './page-subject.ts';
import { receiptLink } from './receipt/receipt-link.ts';
import { endOf, knownFields, returnAddress } from './return-address.ts';
import { barOf } from './sandbox/bar-of.ts';
import { processingPage } from './screens/check.ts';
import { choicesOf } from './screens/choices.ts';
import { type Shown, screenOf } from './screens/index.ts';
import type { CommonMembers } from './screens/screen.ts';

/** Counts the screens of a step: its choices, its evidence, and its check. */
const screensOf = (step: VerificationStep | undefined): number =>
  step === undefined ? 0 : ofStep(step, choicesOf).length + 2;

/** Names of the evidence on the pages. */
const announced: Readonly<Record<Evidence, Asked>> = {
  governmentId: 'document',
  selfie: 'selfie',
  paper: 'paper',
  details: 'details',
  contact: 'contact',
};

/** Groups the rows into parts: successive rows of one kind are one part. */
function partsOf(rows: readonly Row[], { steps }: TemplateDefinition): Progress['parts'] {
  const parts: { asked: Asked; screens: number }[] = [];
  for (const { form, stepIndex } of rows) {
    const step = steps[stepIndex];
    const asked = form !== null || step === undefined ? 'details' : byEvidence(step.kind, announced);
    const screens = form === null ? screensOf(step) : 1;
    const last = parts.at(-1);
    if (last?.asked === asked) last.screens += screens;
    else parts.push({ asked, screens });
  }
  return parts;
}

const screensIn = (parts: Progress['parts']): number => parts.reduce((sum, { screens }) => sum + screens, 0);

/** Counts the screens of an individual, without the steps that were left out. */
function progressOf(inquiry: Inquiry, definition: TemplateDefinition): Progress {
  const { skipped = [] } = inquiry.progress;
  const rows = rowsOf(definition).filter(({ name }) => !skipped.includes(name));
  const row = rowAt(definition, inquiry.progress);
  const parts = partsOf(rows, definition);
  const all = { total: 2 + screensIn(parts), parts };
  if (!isOpen(inquiry) || row === undefined) return { current: all.total, ...all };
  const shown = screenOf(inquiry, definition);
  if (shown === null) return { current: isAtEnd(inquiry) ? all.total : 1, ...all };
  const earlier = rows.slice(
    0,
    rows.findIndex(({ name }) => name === row.name),
  );
  const before = 1 + screensIn(partsOf(earlier, definition));
  if (shown.step === null) return { current: before + 1, ...all };
  const choices = ofStep(shown.step, choicesOf);
  const places = {
    choice: choices.indexOf(inquiry.progress.screen) + 1,
    evidence: choices.length + 1,
    check: choices.length + 2,
  };
  return { current: before + places[shown.screen.part], ...all };
}

/** True after the last step. */
const isAtEnd = ({ progress }: Inquiry): boolean => progress.screen === 'end';

/** Returns the members of every page of an inquiry. */
export function commonOf(subject: PageSubject): CommonMembers {
  const { scope, inquiry, definition, organizationName, locale, languages, texts, look, csrf, problem } = subject;
  return {
    locale,
    languages,
    texts,
    look,
    organizationName,
    environment: scope.environmentKind,
    inquiryId: inquiry.id,
    action: subject.action,
    csrf,
    progress: progressOf(inquiry, definition),
    problem,
    ...(subject.timeLeft === undefined || !isOpen(inquiry) ? {} : { timeLeft: subject.timeLeft }),
    ...(subject.isInApp ? { inApp: true as const } : {}),
    ...(subject.framedBy.length === 0 ? {} : { framedBy: subject.framedBy }),
    ...(subject.embedding === null ? {} : { embedding: subject.embedding }),
  };
}

const hasBegun = ({ status, progress }: Inquiry): boolean => status === 'pending' && progress.screen !== 'start';

/** Returns the consent page; `code` is returned by the form and proves the right to start. */
export function startPage(subject: PageSubject, code: string | null): FlowPage {
  const { steps, forms = [] } = subject.definition;
  const asks = [
    ...steps.map(({ kind }) => byEvidence(kind, announced)),
    ...(forms.length > 0 ? ['details' as const] : []),
  ];
  return {
    ...commonOf(subject),
    step: 'start',
    code,
    asks: [...new Set(asks)],
    retentionDays: subject.definition.retentionDays,
    ...(subject.handedOff === undefined ? {} : { handedOff: subject.handedOff }),
    ...(hasBegun(subject.inquiry) ? { resumes: true as const } : {}),
  };
}

const backOf = (inquiry: Inquiry, shown: Shown): Pick<CommonMembers, 'back'> =>
  shown.before(inquiry) === null ? {} : { back: true };

/**
 * Offers another device on screens that take pictures, unless this is the other device or the inquiry can have no
 * further session.
 */
function handOffOf(subject: PageSubject, { screen, step }: Shown): Pick<CommonMembers, 'handOff'> {
  const { isOtherDevice = false, inquiry, definition } = subject;
  const isFull = inquiry.related.sessions.length >= definition.maxSessions;
  const takesPhotos = screen.accept !== undefined && step !== null && takes(step, 'camera');
  return isOtherDevice || isFull || !takesPhotos ? {} : { handOff: true };
}

/**
 * Seconds between reports of an open page. The first device of a hand-off waits for the reports of the other device,
 * and thus notices if they stop.
 */
const reportSeconds = { otherDevice: 10, any: 30 } as const;

const reportsOf = ({ isOtherDevice = false }: PageSubject): Pick<CommonMembers, 'reportSeconds'> => ({
  reportSeconds: isOtherDevice ? reportSeconds.otherDevice : reportSeconds.any,
});

/** Returns the page of the inquiry's screen, with the bar of the sandbox. */
export const pageOf = (subject: PageSubject): FlowPage => ({ ...screenPage(subject), ...barOf(subject) });

function screenPage(subject: PageSubject): FlowPage {
  const { inquiry, definition } = subject;
  if (!isOpen(inquiry)) return endPage(subject);
  const shown = screenOf(inquiry, definition);
  if (shown !== null)
    return {
      ...commonOf(subject),
      ...shown.page(subject),
      ...backOf(inquiry, shown),
      ...handOffOf(subject, shown),
      ...reportsOf(subject),
    };
  const isWaiting = isAtEnd(inquiry) || rowAt(definition, inquiry.progress) === undefined;
  return isWaiting ? { ...commonOf(subject), ...processingPage(subject) } : startPage(subject, null);
}

const endSteps: Readonly<Record<string, EndPage['step']>> = {
  completed: 'success',
  approved: 'success',
  failed: 'failed',
  declined: 'failed',
  needs_review: 'needs-review',
};

const codeOf = ({ code }: PageSubject): Pick<EndPage, 'code'> => (code === undefined ? {} : { code });

function endPage(subject: PageSubject): FlowPage {
  const { inquiry, embedding, isOtherDevice = false } = subject;
  const handedOffBy = subject.ending?.handedOffBy ?? null;
  const isOwn = subject.csrf !== '';
  const step = endSteps[inquiry.status];
  if (step === undefined) return { ...commonOf(subject), step: 'expired', newLink: null };
  return {
    ...commonOf(subject),
    step,
    // The page around a frame continues when it is notified of the end, and so does the first device of a hand-off.
    continueUrl: embedding === null && !isOtherDevice ? returnAddress(inquiry, isOwn) : null,
    ...(handedOffBy === null ? {} : { handedOffBy }),
    remedies: inquiry.progress.endRemedies,
    ...codeOf(subject),
    ...(isOwn || subject.code !== undefined ? { receipt: receiptLink(subject) } : {}),
    ...(embedding !== null && isOwn ? { result: { status: endOf(inquiry), fields: knownFields(inquiry) } } : {}),
  };
}

/** Returns the page after a refused consent; `code` opens the consent once more, null if it may not. */
export function declinedConsentPage(subject: PageSubject, code: string | null): FlowPage {
  const { action } = subject;
  const again =
    code === null ? {} : { again: `${action}${action.includes('?') ? '&' : '?'}code=${encodeURIComponent(code)}` };
  return {
    ...commonOf(subject),
    step: 'declined-consent',
    continueUrl: null,
    remedies: [],
    ...again,
    ...codeOf(subject),
  };
}
