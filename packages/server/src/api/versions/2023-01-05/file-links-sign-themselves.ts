/** Up to 2022-09-01 a file link required a key, and did not expire. */
import type { VersionChange } from '../version-change.ts';

export const fileLinksSignThemselves: VersionChange = {
  sentence: 'Links to files carry a token of their own that ends; no key is sent with them.',
  resourceTypes: [],
  fileLinksNeedAKey: true,
};
