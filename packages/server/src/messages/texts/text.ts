/** Text of a message in one language. */
import type { MessageKind, MessageValues, ShortKind } from '../message.ts';

export interface MessageText {
  readonly subject: string;
  /** Paragraphs; the first is before the link or the code, the others after it. */
  readonly paragraphs: readonly [string, ...string[]];
  readonly link?: { readonly label: string; readonly address: string };
  readonly code?: string;
}

export type WithOrganization<Kind extends MessageKind> = MessageValues[Kind] & { readonly organization: string };

/** Numbers and times in the format of the language; times are in UTC. */
export interface Written {
  readonly number: (value: number) => string;
  readonly time: (iso: string) => string;
}

export interface Texts {
  /** Subject and paragraphs of a mail. */
  readonly mail: { readonly [Kind in MessageKind]: (values: WithOrganization<Kind>, written: Written) => MessageText };
  /** Complete text of a short message. */
  readonly sms: { readonly [Kind in ShortKind]: (values: WithOrganization<Kind>) => string };
  /** Last line of each mail. */
  readonly footer: (organization: string) => string;
}

/** Returns the name and id of a webhook, or only its id if it has no name. */
export const webhookLabel = (id: string, name: string | null): string => (name === null ? id : `“${name}” ${id}`);
