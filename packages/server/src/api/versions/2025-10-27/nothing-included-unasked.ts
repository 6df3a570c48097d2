/** Up to 2023-01-05 an inquiry came with its related objects. */
import type { VersionChange } from '../version-change.ts';

export const nothingIncludedUnasked: VersionChange = {
  sentence: 'Answers embed related resources only when `include` asks for them.',
  resourceTypes: [],
  defaultIncludes: {
    'retrieve-an-inquiry': ['reports', 'verifications', 'sessions', 'documents', 'inquiry-template'],
  },
};
