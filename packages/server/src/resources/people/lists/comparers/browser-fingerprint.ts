/** Fingerprints of browsers, as devices show them. */
import { exactComparer } from './exact.ts';

export const browserFingerprint = exactComparer('value', 'browser-fingerprint');
