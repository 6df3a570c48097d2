/** States of messages, and the only table of their transitions. Pure. */

export const messageStates = ['queued', 'sent', 'failed'] as const;

export type MessageState = (typeof messageStates)[number];

export type MessageAction = 'send' | 'give-up';

export const messageTransitions: Readonly<
  Record<
    MessageAction,
    { readonly from: readonly MessageState[]; readonly to: MessageState; readonly sets: string; readonly event: null }
  >
> = {
  send: { from: ['queued'], to: 'sent', sets: 'settled_at', event: null },
  'give-up': { from: ['queued'], to: 'failed', sets: 'settled_at', event: null },
};

/** Returns the next state. Throws unless the message is queued. */
export function moveMessage(state: MessageState, action: MessageAction): MessageState {
  const { from, to } = messageTransitions[action];
  if (!from.includes(state)) throw new Error(`a ${state} message cannot be settled again`);
  return to;
}
