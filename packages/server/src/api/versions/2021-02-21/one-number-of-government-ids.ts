/** Before 2021-02-21 a government id showed its number by its kind: of a driver licence or of a passport. */
import { olderNumbers, splitNumber } from '../../../lib/numbers-by-class.ts';
import type { Resource } from '../../json-api/document.ts';
import type { VersionChange } from '../version-change.ts';

function downgradeResource(resource: Resource): Resource {
  const { 'identification-number': number, ...attributes } = resource.attributes;
  return { ...resource, attributes: { ...attributes, ...splitNumber(number, attributes['id-class']) } };
}

export const oneNumberOfGovernmentIds: VersionChange = {
  sentence: 'Government ids show `identification-number` in place of `driver-license-number` and `passport-number`.',
  resourceTypes: ['verification/government-id', 'verification/driver-license', 'document/government-id'],
  downgradeResource,
  olderAttributes: { 'verification/': olderNumbers, 'document/': olderNumbers },
};
