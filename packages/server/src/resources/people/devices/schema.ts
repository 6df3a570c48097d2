/** Wire shape of a device. */
import { Type } from 'typebox';
import { nullable } from '../../../api/json-api/schema.ts';

export const deviceAttributes = Type.Object({
  'device-vendor-id': nullable('string'),
  'device-fingerprint': nullable('string'),
  'browser-fingerprint': nullable('string'),
});

export const deviceFilters = Type.Object(
  { 'inquiry-session-id': Type.String({ maxLength: 255, examples: ['iqse_AbCdEfGhJkLmNpQrStUvWxYz'] }) },
  { additionalProperties: false },
);
