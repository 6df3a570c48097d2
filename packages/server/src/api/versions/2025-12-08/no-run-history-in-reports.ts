/** Up to 2025-10-27 reports of three kinds had a list of their runs, which was no longer filled. */
import type { VersionChange } from '../version-change.ts';

const types = ['report/watchlist', 'report/business-watchlist', 'report/politically-exposed-person'];

/** Schema of entries of any shape: the reference described a member that it no longer showed. */
const runHistory = { type: 'array', items: { type: 'object' } };

export const noRunHistoryInReports: VersionChange = {
  sentence: 'Reports do not show `run-history`, which was always empty; the history has an endpoint of its own.',
  resourceTypes: types,
  downgradeResource(resource) {
    if (!types.includes(resource.type)) return resource;
    return { ...resource, attributes: { ...resource.attributes, 'run-history': [] } };
  },
  olderAttributes: Object.fromEntries(types.map((type) => [type, { 'run-history': runHistory }])),
};
