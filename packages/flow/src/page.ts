/**
 * Page models from the server to the hosted flow, one per screen. The server owns the progress; the browser only shows
 * it. The same model renders on the server (first paint, no script) and in the browser.
 */

import type { ProblemCode, RemedyCode, RetryPart } from './codes.ts';
import type { Embedding, EmbedError, EmbedTarget } from './embed/target.ts';
import type { FormInput } from './form-input.ts';
import type { FlowLook } from './look.ts';
import type { Asked, Progress } from './progress.ts';
import type { ReceiptLink } from './receipt/receipt.ts';

export type { ProblemCode, RemedyCode, RetryPart } from './codes.ts';
export type { Embedding, EmbedError, EmbedTarget } from './embed/target.ts';
export type { FormInput } from './form-input.ts';
export type { FlowLook, LookVariant } from './look.ts';
export type { Asked, Progress } from './progress.ts';
export type { ReceiptLink } from './receipt/receipt.ts';

import type { SandboxBar } from './sandbox.ts';

export type { SandboxBar, SandboxEnd } from './sandbox.ts';

interface PageCommon {
  /** Domains whose pages may frame this one, as sources of a content security policy; absent for none. */
  readonly framedBy?: readonly string[];
  /** Absent outside of frames. */
  readonly embedding?: Embedding;
  /** Locale of the texts, a BCP 47 tag of the contract's list, such as en-US. */
  readonly locale: string;
  /** Locales that the individual may choose from, in the order of the template. */
  readonly languages: readonly string[];
  /** Custom sentences of the business in this locale, by key; they replace the flow's own. */
  readonly texts: Readonly<Record<string, string>>;
  /** Look of the page; null for the flow's own, which follows the device. */
  readonly look: FlowLook | null;
  readonly organizationName: string;
  readonly environment: 'sandbox' | 'production';
  /** Absent outside of the sandbox, and without a session. */
  readonly sandbox?: SandboxBar;
  readonly inquiryId: string;
  /** Address to which forms are posted; relative to the origin. */
  readonly action: string;
  /** Token sent back as the hidden field `csrf`, together with the hidden field `step` with the answered step. */
  readonly csrf: string;
  readonly progress: Progress;
  readonly problem: { readonly code: ProblemCode; readonly field: string | null } | null;
  /** Time until the inquiry closes, and whether the individual may ask for more with `more-time=yes`; absent without a session. */
  readonly timeLeft?: { readonly seconds: number; readonly mayExtend: boolean };
  /** True if the individual may return to the screen before, with `back=yes`. */
  readonly back?: true;
  /** True if the individual may go on with another device or browser: posts `hand-off=start`. */
  readonly handOff?: true;
  /** True if the page is open inside another app, by its user agent. */
  readonly inApp?: true;
  /**
   * Seconds between the reports of the page that it is open, by `hand-off=here`, whose answer says whether the inquiry
   * goes on elsewhere; absent without reports.
   */
  readonly reportSeconds?: number;
}

/** Consent. Posts `consent=yes` (and the hidden `code` when the page came from a one-time link), or `consent=no`. */
export interface StartPage extends PageCommon {
  readonly step: 'start';
  /** One-time code or session token not yet exchanged; a hidden field of the form, null once a session exists. */
  readonly code: string | null;
  readonly asks: readonly Asked[];
  readonly retentionDays: number;
  /** True if the individual has begun before and goes on. */
  readonly resumes?: true;
  /** Present if another device handed off to this one. */
  readonly handedOff?: HandedOff;
}

/** The device that handed off, and what its user must confirm here. */
export interface HandedOff {
  /** Browser and operating system; null if unknown. */
  readonly browser: string | null;
  readonly system: string | null;
  /** Minutes since the hand-off began. */
  readonly minutes: number;
  /** True if that browser is part of an app, perhaps on this device. */
  readonly inApp?: true;
  /** Numbers to choose from, posted as `number`; null if none is requested. */
  readonly numbers: readonly number[] | null;
}

/**
 * The first device while another one goes on. Posts `hand-off=renew` for a new link, `hand-off=send` with `send-to` to have
 * one sent, `hand-off=again` for a link to another session, and `hand-off=stop` to go on here.
 */
export interface HandOffPage extends PageCommon {
  readonly step: 'hand-off';
  /** Short link for the other device, soon too old; null if this page brings no new one. */
  readonly link: string | null;
  /** Number that the other device may ask for. */
  readonly number: number;
  /** True once the other device has begun. */
  readonly opened: boolean;
  /** True if the other device has begun, and was not seen for more than half a minute. */
  readonly silent: boolean;
  /** Messages that can carry the link; empty for none. */
  readonly carriers: readonly ('sms' | 'email')[];
  /** Typed address or number that was not accepted; empty for none. */
  readonly typed: string;
  /** Masked recipient of the link just sent, and the link of a sandbox, where nothing is sent; null for none. */
  readonly sent: { readonly to: string; readonly testLink: string | null } | null;
  /** True if the inquiry can have a further session. */
  readonly mayRestart: boolean;
}

/** The inquiry goes on in another session, on this browser and system; null if unknown. Posts `hand-off=take` to go on here. */
export interface ElsewherePage extends PageCommon {
  readonly step: 'elsewhere';
  readonly browser: string | null;
  readonly system: string | null;
}

/** Posts `country` (alpha-2). */
export interface CountryPage extends PageCommon {
  readonly step: 'country';
  readonly countries: readonly string[];
  readonly selected: string | null;
}

/** Posts `id-class`. */
export interface DocumentTypePage extends PageCommon {
  readonly step: 'document-type';
  readonly country: string;
  readonly idClasses: readonly string[];
  /** Class chosen before; null for none. */
  readonly selected: string | null;
}

/** Posts multipart: file `photo`, text `capture-method` (manual, auto or upload). */
export interface CapturePage extends PageCommon {
  readonly step: 'front' | 'back';
  readonly idClass: string;
  readonly country: string;
  readonly maxBytes: number;
  readonly captureMethods: readonly CaptureMethod[];
}

/** Sources of a picture: the page's camera, or a file. At least one. */
export type CaptureMethod = 'camera' | 'file';

/** Head turns in the order of the camera's prompts. */
export interface TurnChallenge {
  /** Sent back as `challenge`; valid once, and for `validSeconds` after it was issued. */
  readonly nonce: string;
  /** Three to five, each pose at least once. */
  readonly prompts: readonly ('center' | 'left' | 'right')[];
  readonly validSeconds: number;
  /** Layout of the JPEG sheet of small video frames, filled row by row; at most `maxFrames` of them. */
  readonly sheet: {
    readonly columns: number;
    readonly cellWidth: number;
    readonly cellHeight: number;
    readonly maxFrames: number;
  };
}

/**
 * Posts multipart: files `center`, `left`, `right`, text `capture-method`. Photos taken by the camera with the
 * challenge also have the text `challenge`, the file `turns` (the sheet of frames) and the text `turn-report` (JSON:
 * `frames` as [milliseconds, prompt, whether it shows the photo], `video`, `camera`, `cameras`).
 */
export interface SelfiePage extends PageCommon {
  readonly step: 'selfie';
  readonly maxBytes: number;
  readonly captureMethods: readonly CaptureMethod[];
  /** Null without a challenge: then only the photos are sent. */
  readonly challenge: TurnChallenge | null;
}

/** Posts multipart: file `paper` (a photograph or a PDF), text `capture-method` (manual, auto or upload). */
export interface PaperPage extends PageCommon {
  readonly step: 'paper';
  /** Accepted kinds of paper, such as `bank_statement`; empty for every kind. */
  readonly documentTypes: readonly string[];
  readonly maxBytes: number;
}

/** A field to fill in; the server's name for it identifies its content. */
export interface DetailField {
  readonly name: string;
  /** Known value, or typed value that was not accepted; empty for none. */
  readonly value: string;
  readonly optional: boolean;
  /** Values to choose from; empty for a typed field. */
  readonly choices: readonly string[];
}

/** Posts one text per field, by its name; and `signature=yes` where a signature is requested. */
export interface DetailsPage extends PageCommon {
  readonly step: 'details';
  readonly fields: readonly DetailField[];
  /** True if the individual must consent to a query to an authority. */
  readonly asksSignature: boolean;
}

/**
 * Posts `form` with its name, and one text per field, by its name; `name:option=yes` for each chosen option of `choices`. Posts `lay-out=yes` for the
 * form in the format of another country.
 */
export interface FormPage extends PageCommon {
  readonly step: 'form';
  readonly name: string;
  /** True if the fields show what was typed and is not stored, since the form was laid out for another country. */
  readonly unsent?: true;
  /** Heading and hint of the business. */
  readonly title: string;
  readonly hint: string | null;
  readonly fields: readonly FormInput[];
}

/** Kinds of contact that a one-time code confirms. */
export type ContactKind = 'email-address' | 'phone-number';

/** Posts `contact`: the address or number to which a code is sent. */
export interface ContactPage extends PageCommon {
  readonly step: 'contact';
  readonly kind: ContactKind;
  /** Known value, or typed value that was not accepted; empty for none. */
  readonly value: string;
}

/** Posts `confirmation-code`; `resend=yes` for a new code, `give-up=yes` to go on without one. */
export interface ContactCodePage extends PageCommon {
  readonly step: 'contact-code';
  readonly kind: ContactKind;
  /** Masked address or number; null if no code is known any more. */
  readonly sentTo: string | null;
  /** True if the newest code can no longer be entered. */
  readonly isDead: boolean;
  /** Wrong entries that are left; null before the first. */
  readonly triesLeft: number | null;
  /** Seconds until another code may be requested, 0 for at once; null if none may. */
  readonly newCode: { readonly seconds: number } | null;
  /** True after the last code: the individual may go on without one. */
  readonly mayGiveUp: boolean;
  /** Codes that work in a sandbox, where nothing is sent; null in production. */
  readonly sandboxCodes: { readonly right: string; readonly failing: string } | null;
}

/** Posts nothing; the page polls until the step changes. */
export interface ProcessingPage extends PageCommon {
  readonly step: 'processing';
  /** True when it takes longer than usual: not the person's fault, and they need not wait. */
  readonly slow: boolean;
}

/** Posts `continue=yes`; the server answers with the step to repeat. */
export interface RetryPage extends PageCommon {
  readonly step: 'retry';
  readonly part: RetryPart;
  readonly remedies: readonly RemedyCode[];
  readonly triesLeft: number;
}

/** Final page of each kind. `continueUrl` is the business's next address for the person, null for none. */
export interface EndPage extends PageCommon {
  readonly step: 'success' | 'failed' | 'needs-review' | 'declined-consent';
  readonly continueUrl: string | null;
  readonly remedies: readonly RemedyCode[];
  /** Proof of the link to the same page in another language; absent where the address has a session. */
  readonly code?: string;
  /** Address that asks for the consent once more; absent for all other ends. */
  readonly again?: string;
  /** Present after a hand-off: where it began, in a browser or inside an app, the inquiry goes on. */
  readonly handedOffBy?: 'browser' | 'app';
  /** Link to the receipt; absent where the link is no proof of them. */
  readonly receipt?: ReceiptLink;
  /** Result for the embedding page; absent outside of frames. */
  readonly result?: { readonly status: string; readonly fields: Readonly<Record<string, unknown>> };
}

/** The individual stopped for now, and their session has ended. */
export interface LeftPage extends PageCommon {
  readonly step: 'left';
  /** Short link that leads back, once; null if the business has to send one. */
  readonly link: string | null;
  /** Expiry of the inquiry, ISO 8601; null if it has none. */
  readonly keptUntil: string | null;
}

/** A request for a new link: available, or already sent. */
export interface NewLink {
  /** Hidden field `code` of the request form; null where the cookie identifies the requester. */
  readonly code: string | null;
  readonly asked: boolean;
}

/** The inquiry has expired. Posts `new-link=yes`, which notifies the business. */
export interface ExpiredPage extends PageCommon {
  readonly step: 'expired';
  /** Null for a visitor who knows only the inquiry's id. */
  readonly newLink: NewLink | null;
}

/**
 * The link or session is unknown, used or too old; posts `new-link=yes`, as an expired page does. Or the request was
 * refused unread, because it was malformed or one too many (`busy`): then the address can be tried again. Or the
 * inquiry is `finished`, which is all the visitor may learn, not its result. A link that creates inquiries may be faulty
 * (`link_wrong`), or its business takes no new inquiries (`not_open`).
 */
export interface GonePage {
  readonly step: 'gone';
  readonly locale: string;
  readonly reason:
    | 'link_used'
    | 'link_expired'
    | 'session_expired'
    | 'taken_back'
    | 'finished'
    | 'not_readable'
    | 'busy'
    | 'no_link'
    | 'unknown_page'
    | 'link_wrong'
    | 'not_open';
  /** Null where several organizations could have sent the link. */
  readonly organizationName: string | null;
  /** Null if unknown or not to be disclosed. */
  readonly inquiryId: string | null;
  readonly action: string;
  readonly csrf: string;
  readonly newLink: NewLink | null;
  /** Seconds to count down until the page tries the address again; null without a countdown. */
  readonly retrySeconds: number | null;
  /** Sentence for the developer of the link, in English; null outside the sandbox. */
  readonly details: string | null;
  /** Embedding page as the address names it, and the error that it is told; absent outside of frames. */
  readonly embed?: EmbedTarget & { readonly error: EmbedError };
}

/**
 * First document in a frame: tells the embedding page that it is ready, and moves to the flow when that page opens it.
 */
export interface WidgetPage {
  readonly step: 'widget';
  readonly locale: string;
  readonly organizationName: null;
  readonly inquiryId: null;
  readonly csrf: '';
  /** Address of the flow. */
  readonly action: string;
  /** Embedding page; null if the address names none. */
  readonly embed: EmbedTarget | null;
  /** Reason why the flow is not shown here; null if it is. */
  readonly error: EmbedError | null;
  /** Address of the flow outside of the frame; null if there is none. */
  readonly outside: string | null;
}

export type FlowPage =
  | StartPage
  | CountryPage
  | DocumentTypePage
  | CapturePage
  | SelfiePage
  | PaperPage
  | DetailsPage
  | FormPage
  | ContactPage
  | ContactCodePage
  | ProcessingPage
  | RetryPage
  | HandOffPage
  | ElsewherePage
  | EndPage
  | LeftPage
  | ExpiredPage
  | GonePage
  | WidgetPage;

export type FlowStep = FlowPage['step'];

/** Page of an inquiry. */
export type InquiryPage = Exclude<FlowPage, GonePage | WidgetPage>;

export const isOfInquiry = (page: FlowPage): page is InquiryPage => page.step !== 'gone' && page.step !== 'widget';

/** True if both pages show the same screen; forms are screens of their own. */
export const isSameScreen = (one: FlowPage, other: FlowPage): boolean =>
  one.step === other.step && (one.step !== 'form' || other.step !== 'form' || one.name === other.name);

/** Returns the custom sentences of the page; a page without an inquiry has only the flow's own. */
export const ownTextsOf = (page: FlowPage): Readonly<Record<string, string>> => (isOfInquiry(page) ? page.texts : {});

/**
 * Signature of `render` exported by the server bundle `dist/server/render.js`: a whole HTML document. `nonce` is set on
 * the script and style tags; `assetBase` is the path of the built assets.
 */
export type RenderPage = (page: FlowPage, options: { readonly nonce: string; readonly assetBase: string }) => string;
