/** Comparer of browser fingerprints, in the form of devices. */
import { exactComparer } from './exact.ts';

export const browserFingerprint = exactComparer('value', 'browser-fingerprint');
