/** Queues an alert for each member of the organization who has the right that the alert concerns. */
import type { Message } from '../../../../messages/message.ts';
import { readMailAddress } from '../../../../messages/recipient.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Right } from '../../../../security/permissions.ts';
import { alertRecipients } from '../ports.ts';
import { queueMessage } from './queue-message.ts';

type AlertKind = 'webhook-disabled' | 'allowance-at-80-percent' | 'production-access-requested' | 'break-glass-used';

export type Alert = {
  [Kind in AlertKind]: Pick<Extract<Message, { readonly kind: Kind }>, 'kind' | 'values'>;
}[AlertKind];

/**
 * Queues the alert and returns the ids of the messages, one per address. Invalid addresses are skipped, so that the
 * change behind the alert does not fail.
 */
export async function queueAlert(context: OperationContext, right: Right, alert: Alert): Promise<string[]> {
  const found = await Promise.all(context.slices.ports(alertRecipients).map((find) => find(context, right)));
  const told = new Map(
    found.flat().flatMap(({ email, language }) => {
      const address = readMailAddress(email);
      return address === null ? [] : [[address.toLowerCase(), { to: { email: address }, language }] as const];
    }),
  );
  const ids: string[] = [];
  for (const recipient of told.values()) ids.push(await queueMessage(context, { ...alert, ...recipient }));
  return ids;
}
