/** Serializer of devices as JSON:API resources. A vendor's id comes from an app on the device; browsers have none. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import type { Device } from './device.ts';
import type { deviceAttributes } from './schema.ts';

export function serializeDevice({ id, fingerprints }: Device): Resource<Wire<typeof deviceAttributes>> {
  return {
    type: 'device',
    id,
    attributes: {
      'device-vendor-id': null,
      'device-fingerprint': fingerprints?.deviceFingerprint ?? null,
      'browser-fingerprint': fingerprints?.browserFingerprint ?? null,
    },
  };
}
