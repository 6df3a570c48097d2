/** Comparer of device fingerprints, in the form of devices. */
import { exactComparer } from './exact.ts';

export const deviceFingerprint = exactComparer('value', 'device-fingerprint');
