/** Wire shape of an inquiry session. */
import { Type } from 'typebox';
import { each, nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { inquirySessionStatuses } from './inquiry-session.ts';

/**
 * Attributes of the contract that this service cannot measure: they need a mobile SDK, positions, or data on networks.
 */
export const unmeasuredSessionAttributes = [
  'mobile-sdk-name',
  'mobile-sdk-full-version',
  'is-proxy',
  'is-tor',
  'is-datacenter',
  'is-vpn',
  'threat-level',
  'country-code',
  'country-name',
  'region-code',
  'region-name',
  'latitude',
  'longitude',
  'gps-latitude',
  'gps-longitude',
  'gps-precision',
  'gps-country-code',
  'ip-connection-type',
  'ip-isp',
  'network-organization',
] as const;

export const inquirySessionAttributes = Type.Object({
  status: oneOf(inquirySessionStatuses),
  'created-at': timestamp(),
  'started-at': nullable('string', 'date-time'),
  'expired-at': nullable('string', 'date-time'),
  'ip-address': nullable('string'),
  'user-agent': nullable('string'),
  'os-name': nullable('string'),
  'os-full-version': nullable('string'),
  'device-type': nullable('string'),
  'device-name': nullable('string'),
  'browser-name': nullable('string'),
  'browser-full-version': nullable('string'),
  /** `qr` for a session that continues on another device; else null. */
  'device-handoff-method': nullable('string'),
  ...each(unmeasuredSessionAttributes, Type.Unsafe<unknown>({})),
});
