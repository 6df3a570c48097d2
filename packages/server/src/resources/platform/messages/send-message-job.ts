/** Job that sends one message: its data and its retries. */
import { Type } from 'typebox';

/**
 * Job that retries for several hours. A server that defers unknown senders (greylisting) accepts the message by the
 * last attempt; a server that is down in the evening receives it at night.
 */
export const sendMessage = {
  name: 'send-message',
  data: Type.Object({ environmentId: Type.String(), messageId: Type.String() }),
  settings: { retryLimit: 20, retryDelay: 15, retryDelayMax: 1800, expireInSeconds: 90, concurrency: 4 },
} as const;

/**
 * Maximum number of attempts, about three hours with their pauses; then the message fails. The job may run more often.
 */
export const mostAttempts = 12;
