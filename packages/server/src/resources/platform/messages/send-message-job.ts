/** Job that sends one message: its data and its retries. */
import { Type } from 'typebox';

/**
 * Job with retries over several hours: a server that defers unknown senders (greylisting) has accepted the message by
 * the last attempt, and one that is down in the evening receives it at night.
 */
export const sendMessage = {
  name: 'send-message',
  data: Type.Object({ environmentId: Type.String(), messageId: Type.String() }),
  settings: { retryLimit: 20, retryDelay: 15, retryDelayMax: 1800, expireInSeconds: 90, concurrency: 4 },
} as const;

/** Attempts until the message fails: about three hours with their pauses. The job may run more often. */
export const mostAttempts = 12;
