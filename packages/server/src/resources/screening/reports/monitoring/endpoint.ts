/** Endpoint of the nightly samples, not in the reference: compares reports with the state that monitoring left. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../../api/endpoint.ts';
import type { Resource } from '../../../../api/json-api/document.ts';
import { timestamp } from '../../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../../lib/clock.ts';
import { defineKind } from '../../../../operations/slice.ts';
import { findSamples, listSamples, type MonitoringSample } from './monitored-store.ts';

const sampleAttributes = Type.Object({
  'sampled-at': timestamp(),
  reports: Type.Integer({ description: 'Number of reports that were compared with the current watchlists.' }),
  differing: Type.Array(Type.String(), {
    description:
      'Ids of reports with a match that monitoring did not find, or did not mark as gone. Each is screened again at once.',
  }),
});

const serializeSample = ({
  id,
  sampledAt,
  reports,
  differing,
}: MonitoringSample): Resource<{
  'sampled-at': string;
  reports: number;
  differing: string[];
}> => ({
  type: 'monitoring-sample',
  id,
  attributes: { 'sampled-at': isoTimestamp(sampledAt), reports, differing: [...differing] },
});

export const sampleKind = defineKind({
  type: 'monitoring-sample',
  readPermission: 'report.read',
  includable: [],
  attributes: sampleAttributes,
  load: async ({ tx, scope }, ids) => (await findSamples(tx, scope, ids)).map(serializeSample),
});

export const sampleEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/monitoring-samples',
    operationId: 'list-all-monitoring-samples',
    summary: 'Lists the nightly samples in which monitored reports were screened in full, newest first.',
    permission: 'report.read',
    resourceType: 'monitoring-sample',
    extension: true,
    async handle({ tx, scope }, { page }) {
      const listed = await listSamples(tx, scope, page);
      return { page: { ...listed, items: listed.items.map(serializeSample) } };
    },
  }),
];
