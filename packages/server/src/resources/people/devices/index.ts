/** Public interface of devices. */
import type { Sql } from 'sql-template-tag';
import { readEndpoint } from '../../../api/endpoint.ts';
import type { Filters } from '../../../api/json-api/filters.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { definePort } from '../../../operations/port.ts';
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import type { Scope } from '../../../security/scope.ts';
import { erases, keeps } from './privacy.ts';
import { deviceAttributes, deviceFilters } from './schema.ts';
import { serializeDevice } from './serializer.ts';
import { findDevices, listDevices } from './store.ts';

export type { BrowserTraits } from './device.ts';
export { recordDevice } from './operations.ts';
export { readUserAgent } from './user-agent.ts';

/** Returns the session ids. Throws bad_request for an id without the prefix of sessions. */
function sessionIdsOf(filter: Filters): readonly string[] {
  const ids = filter.get('inquiry-session-id') ?? [];
  const other = ids.find((id) => !id.startsWith('iqse_'));
  if (other === undefined) return ids;
  throw new Refusal('bad_request', {
    details: `filter.inquiry-session-id must start with iqse_, got ${other.slice(0, 80)}`,
  });
}

/**
 * Port that returns a query for the device ids of these sessions: one each, or none for a session that was not opened.
 */
export const devicesOfSessions =
  definePort<(scope: Scope, sessionIds: readonly string[]) => Sql>()('the devices of sessions');

export const devicesSlice = defineSlice({
  erases,
  keeps,
  needs: [devicesOfSessions],
  relationTypes: { device: 'device', network: 'network' },
  events: [],
  kinds: [
    defineKind({
      type: 'device',
      readPermission: 'device.read',
      includable: [],
      attributes: deviceAttributes,
      load: async ({ tx, scope }, ids) => (await findDevices(tx, scope, ids)).map(serializeDevice),
    }),
  ],
  endpoints: [
    readEndpoint({
      path: '/devices',
      operationId: 'list-all-devices',
      summary: 'Lists the devices of an inquiry session.',
      permission: 'device.read',
      resourceType: 'device',
      filters: deviceFilters,
      async handle({ tx, scope, slices }, { filter, page }) {
        const ids = slices.port(devicesOfSessions)(scope, sessionIdsOf(filter));
        const found = await listDevices(tx, scope, ids, page);
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
        const [device] = await findDevices(tx, scope, [params['device-id']]);
        if (device === undefined) throw new Refusal('not_found');
        return { resource: serializeDevice(device) };
      },
    }),
  ],
});
