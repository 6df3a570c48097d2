/** Up to 2025-12-08 a session did not show the country of its positions. */
import type { VersionChange } from '../version-change.ts';

export const sessionsNameTheGpsCountry: VersionChange = {
  sentence: 'An inquiry session shows `gps-country-code`.',
  resourceTypes: ['inquiry-session'],
  addedAttributes: { 'inquiry-session': ['gps-country-code'] },
};
