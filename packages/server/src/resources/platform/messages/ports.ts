/** Ports of messages that slices above and the operator's configuration fill. */
import type { MessageLanguage } from '../../../messages/message.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { definePort, definePortOfMany } from '../../../operations/port.ts';
import type { Right } from '../../../security/permissions.ts';

export interface AlertRecipient {
  readonly email: string;
  readonly language: MessageLanguage;
}

/** Finds the people with the right in the environment of the context. */
export type FindAlertRecipients = (context: ReadContext, right: Right) => Promise<readonly AlertRecipient[]>;

export const alertRecipients = definePortOfMany<FindAlertRecipients>()('alert recipients');

export const carriedBy = definePort<Messages>()('what carries messages');
