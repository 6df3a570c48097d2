/** The page of an inquiry for its individual, derived from its progress. Pure. */
import type {
  CapturePage,
  Embedding,
  EndPage,
  FlowLook,
  FlowPage,
  ProblemCode,
  SelfiePage,
  StartPage,
} from '@countersign/flow/page';
import { addSeconds } from '../lib/clock.ts';
import type { FlowScreen, Inquiry } from '../resources/verification/inquiries/index.ts';
import { isOpen } from '../resources/verification/inquiries/index.ts';
import {
  captureMethods,
  classesFor,
  isDocumentStep,
  isRecordStep,
  type RecordStep,
  type StepKind,
  type TemplateDefinition,
  takes,
  type VerificationStep,
} from '../resources/verification/inquiry-templates/index.ts';
import {
  fieldOfDetail,
  isOptionalDetail,
  sheetLayout,
  tinTypes,
} from '../resources/verification/verifications/index.ts';
import type { Scope } from '../security/scope.ts';
import { endOf, knownFields, returnAddress } from './return-address.ts';
import { challengeSeconds } from './turn-challenge.ts';
import { maxFrames } from './turn-report.ts';
import { maxPhotoBytes } from './upload-limit.ts';

export interface PageSubject {
  readonly scope: Scope;
  readonly inquiry: Inquiry;
  readonly definition: TemplateDefinition;
  readonly organizationName: string;
  readonly locale: string;
  /** The business's own sentences in this locale. */
  readonly texts: Readonly<Record<string, string>>;
  readonly look: FlowLook | null;
  /** Target of the forms; keeps the language that the link requested. */
  readonly action: string;
  /** Proof that a form came from a page of this session; empty without one. */
  readonly csrf: string;
  readonly problem: { readonly code: ProblemCode; readonly field: string | null } | null;
  /** Sources of pages that may frame this one. */
  readonly framedBy: readonly string[];
  /** Page around the frame; null outside of frames, and if it is not allowed. */
  readonly embedding: Embedding | null;
  /** Typed values of a form that was refused. */
  readonly typed?: ReadonlyMap<string, string>;
  readonly now: Date;
}

type Common = Omit<EndPage, 'step' | 'continueUrl' | 'remedies' | 'result'>;

/** Returns the screens of a step before its pictures: choices with one possible answer are skipped. */
function choicesOf(step: VerificationStep): readonly FlowScreen[] {
  if (!isDocumentStep(step)) return [];
  return [
    ...(step.countries.length > 1 ? (['country'] as const) : []),
    ...(step.idClasses.length > 1 ? (['document-type'] as const) : []),
  ];
}

/** Counts choices, pictures, and their check. */
const screensOf = (step: VerificationStep): number => choicesOf(step).length + 2;

/** Counts the screens of an individual from 1: consent, those of each step, and the end. */
function progressOf(inquiry: Inquiry, { steps }: TemplateDefinition): Common['progress'] {
  const total = 2 + steps.reduce((sum, step) => sum + screensOf(step), 0);
  const { screen, stepIndex } = inquiry.progress;
  const step = steps[stepIndex];
  if (screen === 'end' || step === undefined || !isOpen(inquiry)) return { current: total, total };
  if (screen === 'start') return { current: 1, total };
  const before = 1 + steps.slice(0, stepIndex).reduce((sum, each) => sum + screensOf(each), 0);
  const choices = choicesOf(step);
  const chosen = choices.indexOf(screen);
  if (chosen >= 0) return { current: before + chosen + 1, total };
  const checked = screen === 'processing' || screen === 'retry' ? 1 : 0;
  return { current: before + choices.length + 1 + checked, total };
}

/** Returns the members of every page of an inquiry. */
export function commonOf(subject: PageSubject): Common {
  const { scope, inquiry, definition, organizationName, locale, texts, look, csrf, problem } = subject;
  return {
    locale,
    texts,
    look,
    organizationName,
    environment: scope.environmentKind,
    inquiryId: inquiry.id,
    action: subject.action,
    csrf,
    progress: progressOf(inquiry, definition),
    problem,
    ...(subject.framedBy.length === 0 ? {} : { framedBy: subject.framedBy }),
    ...(subject.embedding === null ? {} : { embedding: subject.embedding }),
  };
}

const asked: Readonly<Partial<Record<StepKind, StartPage['asks'][number]>>> = {
  'government-id': 'document',
  'driver-license': 'document',
  selfie: 'selfie',
  document: 'paper',
};

/** Returns the consent page; `code` is returned by the form and proves the right to start. */
export function startPage(subject: PageSubject, code: string | null): FlowPage {
  const asks = subject.definition.steps.map(({ kind }) => asked[kind] ?? 'details');
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
  if (step === undefined || screen === 'processing' || screen === 'end') {
    return { ...common, step: 'processing', slow: isSlow(subject) };
  }
  if (screen === 'retry' && retry !== null) {
    const triesLeft = Math.max(0, step.attempts - (inquiry.progress.attempts[step.kind] ?? 0));
    return {
      ...common,
      step: 'retry',
      part: retry.part,
      remedies: retry.remedies,
      triesLeft,
    };
  }
  if (step.kind === 'document') {
    return { ...common, step: 'paper', documentTypes: step.documentTypes, maxBytes: maxPhotoBytes };
  }
  if (isRecordStep(step)) return detailsPage(subject, step);
  if (screen === 'selfie' || !isDocumentStep(step)) {
    return {
      ...common,
      step: 'selfie',
      maxBytes: maxPhotoBytes,
      captureMethods: methodsOf(step),
      challenge: turnsFor(inquiry),
    };
  }
  if (screen === 'country') {
    return { ...common, step: 'country', countries: step.countries, selected: country === '' ? null : country };
  }
  if (screen === 'document-type') {
    return { ...common, step: 'document-type', country, idClasses: classesFor(country, step.idClasses) };
  }
  if (screen === 'front' || screen === 'back') {
    const idClass = text(inquiry.fields['selected-id-class']) ?? step.idClasses[0] ?? 'dl';
    return { ...common, step: screen, idClass, country, maxBytes: maxPhotoBytes, captureMethods: methodsOf(step) };
  }
  return startPage(subject, null);
}

/** Details that anyone with the link could otherwise read. */
const neverShown: readonly string[] = ['identification-number', 'document-number', 'tin', 'cpf'];

function detailsPage(subject: PageSubject, { kind, fields }: RecordStep): FlowPage {
  const { inquiry, typed } = subject;
  const known = (name: string): string | null =>
    neverShown.includes(name) ? null : text(inquiry.fields[fieldOfDetail(kind, name)]);
  return {
    ...commonOf(subject),
    step: 'details',
    fields: fields.map((name) => ({
      name,
      value: typed?.get(name)?.slice(0, 200) ?? known(name) ?? '',
      optional: isOptionalDetail(name),
      choices: name === 'tin-type' ? [...tinTypes] : [],
    })),
    asksSignature: kind === 'database-ecbsv',
  };
}

/** Seconds after which a wait is slow: a document is read in a few; longer ones wait for the engines or for others. */
const slowAfterSeconds = 20;

const isSlow = ({ inquiry: { progress }, now }: PageSubject): boolean =>
  progress.waitingSince !== undefined && addSeconds(new Date(progress.waitingSince), slowAfterSeconds) <= now;

const methodsOf = (step: VerificationStep): CapturePage['captureMethods'] =>
  captureMethods.filter((each) => takes(step, each));

/** Returns the challenge; null without a session, since none was drawn. */
function turnsFor({ progress }: Inquiry): SelfiePage['challenge'] {
  const { challenge } = progress;
  if (challenge == null) return null;
  const { nonce, prompts } = challenge;
  return { nonce, prompts, sheet: { ...sheetLayout, maxFrames }, validSeconds: challengeSeconds };
}

const endSteps: Readonly<Record<string, EndPage['step']>> = {
  completed: 'success',
  approved: 'success',
  failed: 'failed',
  declined: 'failed',
  needs_review: 'needs-review',
};

function endPage(subject: PageSubject): FlowPage {
  const { inquiry, embedding } = subject;
  const isOwn = subject.csrf !== '';
  const step = endSteps[inquiry.status];
  if (step === undefined) return { ...commonOf(subject), step: 'expired', newLink: null };
  return {
    ...commonOf(subject),
    step,
    // The page around a frame goes on by itself when it hears of the end.
    continueUrl: embedding === null ? returnAddress(inquiry, isOwn) : null,
    remedies: inquiry.progress.endRemedies,
    ...(embedding !== null && isOwn ? { result: { status: endOf(inquiry), fields: knownFields(inquiry) } } : {}),
  };
}

/** Returns the page after a refused consent: nothing was recorded, and no further question follows. */
export function declinedConsentPage(subject: PageSubject): FlowPage {
  return { ...commonOf(subject), step: 'declined-consent', continueUrl: null, remedies: [] };
}
