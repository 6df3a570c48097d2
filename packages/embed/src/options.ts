/**
 * Options, events and errors of the client (contract, inquiries 9). They have the names of the reference's client, so
 * that a page needs to change only its import and `host`.
 */

export interface ClientError {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: 'application_error' | 'invalid_config' | 'unauthenticated' | 'inactive_template' | 'unknown' | string;
  readonly message?: string;
}

/** Value of a field at the end of an inquiry. */
export interface ShownField {
  readonly type: string;
  readonly value: unknown;
}

export interface CompleteResult {
  readonly inquiryId: string;
  /** `completed` or `failed`; the decision if the inquiry was decided before its end. */
  readonly status: string;
  readonly fields: Readonly<Record<string, ShownField>>;
}

export interface CancelResult {
  /** Absent if no inquiry was created yet. */
  readonly inquiryId?: string;
  /** Token to resume the inquiry. */
  readonly sessionToken?: string;
}

export interface PreferredDimensions {
  readonly minimumWidth?: string;
  readonly maximumWidth?: string;
  readonly minimumHeight?: string;
  readonly maximumHeight?: string;
}

/** Default events for `onEvent`, used without `eventsAllowlist`. */
export const defaultEvents = [
  'load',
  'ready',
  'start',
  'complete',
  'fail',
  'success',
  'exit',
  'error',
  'document-camera-select',
  'document-camera-capture',
  'document-upload',
  'one-time-link-sent',
  'one-time-link-start',
  'one-time-link-exit',
  'selfie-camera-select',
  'selfie-camera-capture',
  'selfie-record-upload',
  'load-camera-failed',
  'camera-permissions-check-result',
  'page-change',
  'inquiry-load',
  'country-select',
  'verification-change',
] as const;

export type EventName = (typeof defaultEvents)[number] | 'step-transitioning' | 'click' | 'form-update';

export interface ClientOptions {
  /** Host or origin of the service: `verify.shop.example`, `localhost:3000` or `https://verify.shop.example`. */
  readonly host?: string;
  /** Name of `host` in the reference's client. */
  readonly customHost?: string;
  /** Inquiry template, `itmpl_…` or `tmpl_…`. Excludes `inquiryId`. */
  readonly templateId?: string;
  readonly templateVersionId?: string;
  /** Id of an inquiry created over the API; once the inquiry has begun, `sessionToken` is required too. */
  readonly inquiryId?: string;
  readonly sessionToken?: string;
  readonly environmentId?: string;
  readonly environment?: 'sandbox' | 'production';
  readonly referenceId?: string;
  /** Id of an existing account. Excludes `referenceId` and `accountTypeId`. */
  readonly accountId?: string;
  readonly accountTypeId?: string;
  /** Initial values by field key. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly language?: string;
  readonly themeSetId?: string;
  readonly styleVariant?: string;
  /** Element that holds the frame; the body by default. */
  readonly parent?: HTMLElement;
  /** Size of the frame in CSS units, or in pixels for a number; the width is at most 768 px. */
  readonly frameHeight?: string | number;
  readonly frameWidth?: string | number;
  /** Name of the frame for screen readers. */
  readonly iframeTitle?: string;
  /** Additional sandbox tokens; the flow's required tokens are always set. */
  readonly sandboxAttributes?: readonly string[];
  /** Origin that receives the messages, if this page is itself in a frame. */
  readonly messageTargetOrigin?: string;
  /** Events that are passed to `onEvent`. */
  readonly eventsAllowlist?: 'all' | readonly EventName[];
  readonly onLoad?: () => void;
  readonly onReady?: (metadata: { readonly preferredDimensions?: PreferredDimensions }) => void;
  /** Called at the end of a completed or failed inquiry. */
  readonly onComplete?: (result: CompleteResult) => void;
  readonly onCancel?: (result: CancelResult) => void;
  readonly onError?: (error: ClientError) => void;
  readonly onEvent?: (name: EventName, metadata: Readonly<Record<string, unknown>>) => void;
}

/** Returns the origin of the service. Throws if the options name none. */
export function originOf({ host, customHost }: ClientOptions): string {
  const text = host ?? customHost ?? '';
  const address = /^https?:\/\//.test(text) ? text : `${/^localhost(:|$)/.test(text) ? 'http' : 'https'}://${text}`;
  const parsed = URL.canParse(address) && text !== '' ? new URL(address) : null;
  if (parsed === null) throw new Error('host must be the host of your service, such as verify.shop.example');
  return parsed.origin;
}

/**
 * Returns the element that holds the frame. Throws if there is none, and for an element outside of the page, in which
 * no frame loads.
 */
export function parentIn(parent: HTMLElement | null | undefined): HTMLElement {
  if (parent?.isConnected !== true) throw new Error('parent must be an element of this page');
  return parent;
}

/** Throws for options that contradict each other. */
export function checkOptions(options: ClientOptions): void {
  const isTemplate = Boolean(options.templateId ?? options.templateVersionId);
  if (isTemplate === Boolean(options.inquiryId)) {
    throw new Error('exactly one of a template (templateId or templateVersionId) and inquiryId must be given');
  }
  if (options.accountId && (options.referenceId || options.accountTypeId)) {
    throw new Error('accountId excludes referenceId and accountTypeId');
  }
}
