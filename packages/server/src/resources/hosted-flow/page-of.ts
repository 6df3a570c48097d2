/** From an inquiry's progress to the page its individual sees. Pure. */
import type { EndPage, FlowPage, ProblemCode, RemedyCode, RetryPart } from '@countersign/flow/page';
import type { Scope } from '../../security/scope.ts';
import type { Inquiry } from '../inquiries/index.ts';
import { isOpen } from '../inquiries/index.ts';
import {
  classesFor,
  type DocumentStep,
  type TemplateDefinition,
  type VerificationStep,
} from '../inquiry-templates/index.ts';
import { maxPhotoBytes } from './flow-request.ts';

export interface PageSubject {
  readonly scope: Scope;
  readonly inquiry: Inquiry;
  readonly definition: TemplateDefinition;
  readonly organizationName: string;
  readonly locale: string;
  /** Where forms go; keeps the language that the link asked for. */
  readonly action: string;
  /** Proof that a form came from a page of this session. */
  readonly csrf: string;
  readonly problem: { readonly code: ProblemCode; readonly field: string | null } | null;
}

type Common = Omit<EndPage, 'step' | 'continueUrl' | 'remedies'>;

const isDocument = (step: VerificationStep): step is DocumentStep => step.kind !== 'selfie';

/** Screens a person passes: consent, two choices, pictures and their check for each step, and the end; counted from 1. */
function progressOf(inquiry: Inquiry, definition: TemplateDefinition): Common['progress'] {
  const total = 4 + definition.steps.length * 2;
  const { screen, stepIndex } = inquiry.progress;
  if (screen === 'end' || !isOpen(inquiry)) return { current: total, total };
  if (screen === 'start') return { current: 1, total };
  if (screen === 'country') return { current: 2, total };
  if (screen === 'document-type') return { current: 3, total };
  const checked = screen === 'processing' || screen === 'retry' ? 1 : 0;
  return { current: 4 + stepIndex * 2 + checked, total };
}

function commonOf(subject: PageSubject): Common {
  const { scope, inquiry, definition, organizationName, locale, csrf, problem } = subject;
  return {
    locale,
    organizationName,
    environment: scope.environmentKind,
    inquiryId: inquiry.id,
    action: subject.action,
    csrf,
    progress: progressOf(inquiry, definition),
    problem,
  };
}

/** The consent page; `code` is what the form gives back to prove the right to start. */
export function startPage(subject: PageSubject, code: string | null): FlowPage {
  const asks = subject.definition.steps.map((step) => (isDocument(step) ? ('document' as const) : ('selfie' as const)));
  return {
    ...commonOf(subject),
    step: 'start',
    code,
    asks: [...new Set(asks)],
    retentionDays: subject.definition.retentionDays,
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function pageOf(subject: PageSubject): FlowPage {
  const { inquiry, definition } = subject;
  if (!isOpen(inquiry)) return endPage(subject);
  const { screen, stepIndex, retry } = inquiry.progress;
  const common = commonOf(subject);
  const step = definition.steps[stepIndex];
  const country = text(inquiry.fields['selected-country-code']) ?? '';
  if (step === undefined || screen === 'processing' || screen === 'end') return { ...common, step: 'processing' };
  if (screen === 'retry' && retry !== null) {
    const triesLeft = Math.max(0, step.attempts - (inquiry.progress.attempts[step.kind] ?? 0));
    return {
      ...common,
      step: 'retry',
      part: retry.part as RetryPart,
      remedies: retry.remedies as readonly RemedyCode[],
      triesLeft,
    };
  }
  if (screen === 'selfie' || !isDocument(step)) return { ...common, step: 'selfie', maxBytes: maxPhotoBytes };
  if (screen === 'country') {
    return { ...common, step: 'country', countries: step.countries, selected: country === '' ? null : country };
  }
  if (screen === 'document-type') {
    return { ...common, step: 'document-type', country, idClasses: classesFor(country, step.idClasses) };
  }
  if (screen === 'front' || screen === 'back') {
    const idClass = text(inquiry.fields['selected-id-class']) ?? step.idClasses[0] ?? 'dl';
    return { ...common, step: screen, idClass, country, maxBytes: maxPhotoBytes };
  }
  return startPage(subject, null);
}

const endSteps: Readonly<Record<string, EndPage['step']>> = {
  completed: 'success',
  approved: 'success',
  failed: 'failed',
  declined: 'failed',
  needs_review: 'needs-review',
  expired: 'expired',
};

function endPage(subject: PageSubject): FlowPage {
  const { inquiry } = subject;
  return {
    ...commonOf(subject),
    step: endSteps[inquiry.status] ?? 'expired',
    continueUrl: continueUrlOf(inquiry),
    remedies: inquiry.progress.endRemedies as readonly RemedyCode[],
  };
}

/** The business's own address with what it needs to go on: inquiry-id, status and its reference-id. */
function continueUrlOf(inquiry: Inquiry): string | null {
  const parsed = inquiry.redirectUri === null ? null : URL.parse(inquiry.redirectUri);
  if (parsed === null || inquiry.status === 'expired') return null;
  parsed.searchParams.set('inquiry-id', inquiry.id);
  parsed.searchParams.set('status', inquiry.status);
  if (inquiry.referenceId !== null) parsed.searchParams.set('reference-id', inquiry.referenceId);
  return parsed.href;
}

/** Consent was refused: nothing was recorded and nothing more is asked. */
export function declinedConsentPage(subject: PageSubject): FlowPage {
  return { ...commonOf(subject), step: 'declined-consent', continueUrl: null, remedies: [] };
}
