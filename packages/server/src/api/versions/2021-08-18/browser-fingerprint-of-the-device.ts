/** Up to 2021-07-05 a session showed the browser fingerprint of its device. */
import type { VersionChange } from '../version-change.ts';

export const browserFingerprintOfTheDevice: VersionChange = {
  sentence: 'An inquiry session no longer shows `browser-fingerprint`; its device does.',
  resourceTypes: ['inquiry-session'],
  downgradeResource(session) {
    const fingerprint = session.formerly?.['browser-fingerprint'] ?? null;
    return { ...session, attributes: { ...session.attributes, 'browser-fingerprint': fingerprint } };
  },
  olderAttributes: { 'inquiry-session': { 'browser-fingerprint': { type: ['string', 'null'] } } },
};
