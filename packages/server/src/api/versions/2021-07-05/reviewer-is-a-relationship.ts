/** Before 2021-07-05 an inquiry named its reviewer in two text attributes. */
import type { Resource, ResourceReference } from '../../json-api/document.ts';
import type { VersionChange } from '../version-change.ts';

/**
 * Returns the reviewer's text attributes: one common name for all keys, else the reviewer's id, since an attribute has
 * no place for more.
 */
function reviewerOf(reviewer: ResourceReference): { readonly reviewer: string; readonly 'reviewer-type': string } {
  if (reviewer.type === 'api-key') return { reviewer: 'api', 'reviewer-type': 'api' };
  return { reviewer: reviewer.id, 'reviewer-type': reviewer.type };
}

function downgradeResource(resource: Resource): Resource {
  const { reviewer, ...relationships } = resource.relationships ?? {};
  const data = (reviewer?.data ?? null) as ResourceReference | null;
  const named = data === null ? { reviewer: null, 'reviewer-type': null } : reviewerOf(data);
  return { ...resource, attributes: { ...resource.attributes, ...named }, relationships };
}

const nullableString = { type: ['string', 'null'] };

export const reviewerIsARelationship: VersionChange = {
  sentence: 'The reviewer of an inquiry is a relationship; the attributes `reviewer` and `reviewer-type` are gone.',
  resourceTypes: ['inquiry'],
  downgradeResource,
  olderAttributes: { inquiry: { reviewer: nullableString, 'reviewer-type': nullableString } },
};
