/** Messages by mail and short message: queued by operations, sent by a job. */
import type { Messages } from '../../../messages/messages.ts';
import { defineJob, scopeOf } from '../../../operations/job.ts';
import { fillPort } from '../../../operations/port.ts';
import { defineSlice } from '../../../operations/slice.ts';
import { attemptMessage } from './operations/send-message.ts';
import { alertRecipients, carriedBy } from './ports.ts';
import { erases, keeps } from './privacy.ts';
import { sendMessage } from './send-message-job.ts';

export { queueAlert } from './operations/queue-alert.ts';
export { type QueueOptions, queueMessage } from './operations/queue-message.ts';
export { alertRecipients, carriedBy, type FindAlertRecipients } from './ports.ts';
export { messageStates } from './states.ts';
export { listMessages } from './store.ts';
export type { StoredMessage } from './stored-message.ts';

export interface MessagesParts {
  readonly messages: Messages;
  /** Address that receives every alert, set by the operator; null if none is set. */
  readonly alertEmail: string | null;
}

const sendMessageJob = defineJob({
  ...sendMessage,
  async run(parts, { environmentId, messageId }) {
    await attemptMessage(parts, await scopeOf(parts, environmentId), messageId);
  },
});

export const createMessagesSlice = ({ messages, alertEmail }: MessagesParts) =>
  defineSlice({
    kinds: [],
    endpoints: [],
    events: [],
    jobs: [sendMessageJob],
    erases,
    keeps,
    needs: [alertRecipients, carriedBy],
    fills: [
      fillPort(carriedBy, messages),
      fillPort(alertRecipients, async () => (alertEmail === null ? [] : [{ email: alertEmail, language: 'en' }])),
    ],
  });
