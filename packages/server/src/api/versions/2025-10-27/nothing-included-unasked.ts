/** Up to 2023-01-05 an inquiry and a case included their related objects, and a report its template. */
import type { VersionChange } from '../version-change.ts';

export const nothingIncludedUnasked: VersionChange = {
  sentence: 'Answers embed related resources only when `include` asks for them.',
  resourceTypes: [],
  defaultIncludes: {
    'retrieve-an-inquiry': ['reports', 'verifications', 'sessions', 'documents', 'inquiry-template'],
    'retrieve-a-report': ['report-template'],
    'retrieve-a-transaction': ['transaction-label', 'related-objects'],
    'update-a-transaction': ['transaction-label'],
    'create-a-transaction-label': ['transaction-label'],
    'create-a-case': ['accounts', 'inquiries', 'reports'],
    'retrieve-case': ['accounts', 'inquiries', 'reports', 'verifications', 'case-comments'],
    'update-a-case': ['accounts', 'inquiries', 'reports', 'case-comments'],
  },
};
