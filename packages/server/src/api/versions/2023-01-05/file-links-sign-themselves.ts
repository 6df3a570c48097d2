/** Up to 2022-09-01 the link to a file was opened with a key, and did not end. */
import type { VersionChange } from '../version-change.ts';

export const fileLinksSignThemselves: VersionChange = {
  sentence: 'Links to files carry a token of their own that ends; no key is sent with them.',
  resourceTypes: [],
  fileLinksNeedAKey: true,
};
