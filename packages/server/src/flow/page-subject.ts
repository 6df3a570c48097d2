/** Everything a page of an inquiry is made of, for its individual. */
import type { Embedding, FlowLook, HandedOff, ProblemCode } from '@countersign/flow/page';
import type { Receipt } from '@countersign/flow/receipt';
import type { ContactCode } from '../resources/verification/contact-codes/index.ts';
import type { Inquiry } from '../resources/verification/inquiries/index.ts';
import type { TemplateDefinition } from '../resources/verification/inquiry-templates/index.ts';
import type { Scope } from '../security/scope.ts';

export interface Ending {
  readonly receipt: Receipt;
  /** Usual seconds until a reviewer decides; null if unknown, or if the inquiry waits for no reviewer. */
  readonly reviewSeconds: number | null;
  /** Origin of the hand-off to this session; null for any other session. */
  readonly handedOffBy: 'browser' | 'app' | null;
}

export interface PageSubject {
  readonly scope: Scope;
  readonly inquiry: Inquiry;
  readonly definition: TemplateDefinition;
  readonly organizationName: string;
  readonly locale: string;
  /** Enabled locales that have texts. */
  readonly languages: readonly string[];
  /** The business's own sentences in this locale. */
  readonly texts: Readonly<Record<string, string>>;
  readonly look: FlowLook | null;
  /** Target of the forms; keeps the language that the link requested. */
  readonly action: string;
  /** Code or token of a link, to show an end again in another language; absent with a session. */
  readonly code?: string;
  /** Proof that a form came from a page of this session; empty without one. */
  readonly csrf: string;
  readonly problem: { readonly code: ProblemCode; readonly field: string | null } | null;
  /** Sources of pages that may frame this one. */
  readonly framedBy: readonly string[];
  /** Page around the frame; null outside of frames, and if it is not allowed. */
  readonly embedding: Embedding | null;
  /** Typed values of a form that was refused. */
  readonly typed?: ReadonlyMap<string, string>;
  /** One-time codes of the current attempt, on the screens that send and take them. */
  readonly codes?: readonly ContactCode[];
  /** Hand-off that leads to this start page; absent for any other. */
  readonly handedOff?: HandedOff;
  /** True for a session on the other device of a hand-off. */
  readonly isOtherDevice?: boolean;
  /** True for a session inside another app. */
  readonly isInApp?: boolean;
  /** Facts for the end of the flow; absent before the end. */
  readonly ending?: Ending;
  /** Time of the session; absent without one. */
  readonly timeLeft?: { readonly seconds: number; readonly mayExtend: boolean };
  readonly now: Date;
}
