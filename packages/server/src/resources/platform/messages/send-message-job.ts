/** The job that sends one message: what is enqueued, and how often it is tried. */
import { Type } from 'typebox';

/**
 * A server that puts strangers off for a while (greylisting) has long taken the message by the last attempt, and one that is down for
 * the evening gets it in the night.
 */
export const sendMessage = {
  name: 'send-message',
  data: Type.Object({ environmentId: Type.String(), messageId: Type.String() }),
  settings: { retryLimit: 20, retryDelay: 15, retryDelayMax: 1800, expireInSeconds: 90, concurrency: 4 },
} as const;

/** Attempts that fail before the message is given up: by their pauses, some three hours. The job itself may be run more often. */
export const mostAttempts = 12;
