/** Wire shape of an inquiry session. */
import { Type } from 'typebox';
import { nullable, timestamp } from '../../api/json-api/schema.ts';
import { inquirySessionStatuses } from './states.ts';

/** Attributes of the contract that need data this service does not have: device parsing and network intelligence. */
export const unmeasuredSessionAttributes = [
  'os-name',
  'os-full-version',
  'device-type',
  'device-name',
  'browser-name',
  'browser-full-version',
  'mobile-sdk-name',
  'mobile-sdk-full-version',
  'device-handoff-method',
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
  'ip-connection-type',
  'ip-isp',
  'network-organization',
] as const;

export const inquirySessionAttributes = Type.Object({
  status: Type.String({ enum: [...inquirySessionStatuses] }),
  'created-at': timestamp(),
  'started-at': nullable('string', 'date-time'),
  'expired-at': nullable('string', 'date-time'),
  'ip-address': nullable('string'),
  'user-agent': nullable('string'),
  ...Object.fromEntries(unmeasuredSessionAttributes.map((name) => [name, Type.Unsafe<unknown>({})])),
});
