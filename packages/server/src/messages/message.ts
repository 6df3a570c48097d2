/** Messages to people: their kinds, contents and recipients. Pure. */

export const messageLanguages = ['en', 'es', 'fr', 'de'] as const;

export type MessageLanguage = (typeof messageLanguages)[number];

/** Picks the language of the texts for a language tag. */
export const languageOr = (wish: string, otherwise: MessageLanguage = 'en'): MessageLanguage =>
  messageLanguages.find((language) => language === wish.toLowerCase().split('-')[0]) ?? otherwise;

/** Values of each kind besides the name of the organization. Links are whole addresses, times ISO 8601. */
export interface MessageValues {
  readonly invitation: { readonly inviter: string; readonly link: string; readonly hours: number };
  /** Values of a sign-in reset; `by` is the owner who requested it. */
  readonly 'sign-in-reset': { readonly by: string; readonly link: string; readonly hours: number };
  readonly 'webhook-disabled': {
    readonly webhookId: string;
    readonly name: string | null;
    readonly environment: 'sandbox' | 'production';
    /** Days for which every attempt has failed. */
    readonly days: number;
  };
  readonly 'allowance-at-80-percent': {
    readonly allowance: 'inquiries' | 'verifications' | 'reports';
    readonly used: number;
    readonly limit: number;
    readonly resetsAt: string;
  };
  /** `asking` is the organization that asks; the mail goes to the people who run the service. */
  readonly 'production-access-requested': { readonly asking: string; readonly link: string };
  readonly 'break-glass-used': { readonly who: string; readonly at: string; readonly ipAddress: string };
  readonly 'case-notice': {
    readonly why: 'assigned' | 'sla-expired' | 'mentioned' | 'second-read' | 'escalated';
    /** Name of the case such as `KYC-12`, without personal data. */
    readonly caseName: string;
    readonly link: string;
  };
  readonly test: Readonly<Record<never, never>>;
  readonly 'one-time-code': { readonly code: string; readonly minutes: number };
  readonly 'hand-off-link': { readonly link: string; readonly minutes: number };
}

export type MessageKind = keyof MessageValues;

/** Kinds that are short enough for a phone; the others are sent only by mail. */
export const shortKinds = ['test', 'one-time-code', 'hand-off-link'] as const satisfies readonly MessageKind[];

export type ShortKind = (typeof shortKinds)[number];

/** Recipient of a message; `phone` is E.164, such as +4930123456. */
export type Recipient = { readonly email: string } | { readonly phone: string };

export type Channel = 'mail' | 'sms';

export const channelOf = (to: Recipient): Channel => ('email' in to ? 'mail' : 'sms');

type MessageOf<Kind extends MessageKind> = Kind extends MessageKind
  ? {
      readonly to: Kind extends ShortKind ? Recipient : { readonly email: string };
      readonly kind: Kind;
      readonly language: MessageLanguage;
      readonly values: MessageValues[Kind];
    }
  : never;

export type Message = MessageOf<MessageKind>;
