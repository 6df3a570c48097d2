/**
 * Serializer of inquiry sessions to JSON:API resources. Attributes that this service does not measure are null, as the
 * contract allows.
 */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { readUserAgent } from '../../people/devices/index.ts';
import type { InquirySession } from './inquiry-session.ts';
import { type inquirySessionAttributes, unmeasuredSessionAttributes } from './schema.ts';

const unmeasured = Object.fromEntries(unmeasuredSessionAttributes.map((name) => [name, null])) as Readonly<
  Record<(typeof unmeasuredSessionAttributes)[number], null>
>;

export function serializeSession(session: InquirySession): Resource<Wire<typeof inquirySessionAttributes>> {
  const { deviceId } = session;
  const browser = readUserAgent(session.device.userAgent);
  return {
    type: 'inquiry-session',
    id: session.id,
    attributes: {
      status: session.status,
      'created-at': isoTimestamp(session.createdAt),
      'started-at': isoTimestamp(session.startedAt),
      'expired-at': isoTimestamp(session.expiredAt),
      'ip-address': session.device.ipAddress,
      'user-agent': session.device.userAgent,
      'os-name': browser.osName,
      'os-full-version': browser.osFullVersion,
      'device-type': browser.deviceType,
      'device-name': browser.deviceName,
      'browser-name': browser.browserName,
      'browser-full-version': browser.browserFullVersion,
      'device-handoff-method': session.handoffMethod,
      ...unmeasured,
    },
    relationships: {
      inquiry: { data: { type: 'inquiry', id: session.inquiryId } },
      device: { data: deviceId === null ? null : { type: 'device', id: deviceId } },
      network: { data: null },
    },
    formerly: { 'browser-fingerprint': session.device.browserFingerprint ?? null },
  };
}
