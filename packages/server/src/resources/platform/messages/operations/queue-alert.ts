/** Queues an alert for everybody of the organization who has the right to what it is about. */
import type { Message } from '../../../../messages/message.ts';
import { readMailAddress } from '../../../../messages/recipient.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Right } from '../../../../security/permissions.ts';
import { alertRecipients } from '../ports.ts';
import { queueMessage } from './queue-message.ts';

type AlertKind = 'webhook-disabled' | 'allowance-at-80-percent' | 'break-glass-used';

export type Alert = {
  [Kind in AlertKind]: Pick<Extract<Message, { readonly kind: Kind }>, 'kind' | 'values'>;
}[AlertKind];

/** Gives the ids of the messages: one an address. An address that is none is passed over, since the change it tells of must go on. */
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
