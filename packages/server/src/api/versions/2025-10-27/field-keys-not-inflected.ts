/** Up to 2023-01-05 the key inflection reached inside `fields`. */
import type { VersionChange } from '../version-change.ts';

export const fieldKeysNotInflected: VersionChange = {
  sentence: 'Keys inside `fields` keep the casing of the template; key inflection leaves them alone.',
  resourceTypes: [],
  inflectsFieldKeys: true,
};
