/** Up to 2023-01-05 list items had a list of inquiries, which was no longer filled. */
import type { VersionChange } from '../version-change.ts';

const types = [
  'browser-fingerprint',
  'country',
  'device-fingerprint',
  'email-address',
  'face',
  'field',
  'geolocation',
  'government-id-number',
  'ip-address',
  'name',
  'phone-number',
  'string',
].map((kind) => `list-item/${kind}`);

const inquiryMatches = { type: 'array', items: { type: 'object' } };

export const noInquiryMatchesOfListItems: VersionChange = {
  sentence: 'List items do not show `inquiry-matches`, which was always empty; `match-count` says how many met them.',
  resourceTypes: types,
  downgradeResource(resource) {
    if (!resource.type.startsWith('list-item/')) return resource;
    return { ...resource, attributes: { ...resource.attributes, 'inquiry-matches': [] } };
  },
  olderAttributes: Object.fromEntries(types.map((type) => [type, { 'inquiry-matches': inquiryMatches }])),
};
