/** What other slices may use of devices. */
import { readEndpoint } from '../../../api/endpoint.ts';
import type { Filters } from '../../../api/json-api/filters.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { Slice } from '../../../operations/slice.ts';
import { erases, keeps } from './privacy.ts';
import { deviceAttributes, deviceFilters } from './schema.ts';
import { serializeDevice } from './serializer.ts';
import { findDevices, listDevicesOfSessions } from './store.ts';

export type { BrowserTraits } from './device.ts';
export { recordDevice } from './operations.ts';
export { readUserAgent } from './user-agent.ts';

/** Throws bad_request for an id that cannot be one of a session. */
function sessionIdsOf(filter: Filters): readonly string[] {
  const ids = filter.get('inquiry-session-id') ?? [];
  const other = ids.find((id) => !id.startsWith('iqse_'));
  if (other === undefined) return ids;
  throw new Refusal('bad_request', {
    details: `filter.inquiry-session-id must start with iqse_, got ${other.slice(0, 80)}`,
  });
}

export const devicesSlice: Slice = {
  erases,
  keeps,
  events: [],
  kinds: [
    {
      type: 'device',
      readPermission: 'device.read',
      includable: [],
      attributes: deviceAttributes,
      load: async ({ tx, scope }, ids) => (await findDevices(tx, scope, ids)).map(serializeDevice),
    },
  ],
  endpoints: [
    readEndpoint({
      path: '/devices',
      operationId: 'list-all-devices',
      summary: 'Lists the devices that an inquiry session was opened with.',
      permission: 'device.read',
      resourceType: 'device',
      filters: deviceFilters,
      async handle({ tx, scope }, { filter, page }) {
        const found = await listDevicesOfSessions(tx, scope, sessionIdsOf(filter), page);
        return { page: { ...found, items: found.items.map(serializeDevice) } };
      },
    }),
    readEndpoint({
      path: '/devices/{device-id}',
      operationId: 'retrieve-a-device',
      summary: 'Retrieves one device.',
      permission: 'device.read',
      resourceType: 'device',
      async handle({ tx, scope }, { params }) {
        const [device] = await findDevices(tx, scope, [params['device-id'] ?? '']);
        if (device === undefined) throw new Refusal('not_found');
        return { resource: serializeDevice(device) };
      },
    }),
  ],
};
