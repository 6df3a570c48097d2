/**
 * Fingerprints from the headers in which a browser describes itself (decision 0017). They only group devices: two
 * phones of one model with one language have the same device fingerprint. They are no proof, since a browser may send
 * any headers. They are keyed by the environment, so that they cannot be compared across environments.
 */
import type { Scope } from '../../../security/scope.ts';
import type { BrowserTraits, DeviceFingerprints } from './device.ts';
import { readUserAgent } from './user-agent.ts';

/** Headers that differ between browsers and are constant for one browser. */
export const describingHeaders = [
  'accept-language',
  'accept-encoding',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
] as const;

const deviceDigits = 32;
const browserDigits = 20;

export function fingerprintsOf(scope: Scope, traits: BrowserTraits): DeviceFingerprints {
  const { osName, osFullVersion, deviceType, deviceName } = readUserAgent(traits.userAgent);
  const said = describingHeaders.map((name) => traits.headers[name] ?? '');
  const machine = [osName, osFullVersion, deviceType, deviceName, traits.headers['accept-language'] ?? ''];
  const digest = (purpose: string, parts: readonly unknown[]): string =>
    scope.keys.blindIndex(purpose, JSON.stringify(parts)).toString('hex');
  return {
    deviceFingerprint: digest('device fingerprint', machine).slice(0, deviceDigits),
    browserFingerprint: digest('browser fingerprint', [traits.userAgent, ...said]).slice(0, browserDigits),
  };
}
