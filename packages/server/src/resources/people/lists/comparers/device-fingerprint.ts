/** Fingerprints of devices, as devices show them. */
import { exactComparer } from './exact.ts';

export const deviceFingerprint = exactComparer('value', 'device-fingerprint');
