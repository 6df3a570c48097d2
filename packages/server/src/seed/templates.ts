/** The two inquiry templates that every new environment has. */

import type { IdSource } from '../lib/ids.ts';
import { issuingCountries } from '../resources/hosted-flow/index.ts';
import type { ExpirySettings, TemplateDefinition } from '../resources/inquiry-templates/index.ts';

const day = 86_400;

const expiry: ExpirySettings = {
  createSeconds: day,
  startSeconds: null,
  resumeSeconds: day,
  oneTimeLinkSeconds: day,
};

export interface SeedTemplate {
  readonly name: string;
  readonly definition: TemplateDefinition;
}

function verificationIds(ids: IdSource) {
  return {
    verificationTemplateId: ids.next('verification-template'),
    verificationTemplateVersionId: ids.next('verification-template-version'),
  };
}

const shared = {
  decision: { onCompleted: 'approve', onFailed: 'decline', onInconclusive: 'mark-for-review' },
  expiry,
  maxSessions: 25,
  locales: ['en-US', 'es-MX', 'fr', 'de'],
  redirectUri: null,
  retentionDays: 90,
} as const;

export function seedTemplates(ids: IdSource): readonly SeedTemplate[] {
  return [
    {
      name: 'Driver license and selfie',
      definition: {
        ...shared,
        fieldDefaults: { 'selected-country-code': 'US' },
        steps: [
          {
            ...verificationIds(ids),
            kind: 'driver-license',
            attempts: 3,
            checks: {},
            countries: ['US', 'CA'],
            idClasses: ['dl'],
            twoSidedClasses: ['dl'],
          },
          { ...verificationIds(ids), kind: 'selfie', attempts: 3, checks: {} },
        ],
      },
    },
    {
      name: 'Government ID and selfie',
      definition: {
        ...shared,
        fieldDefaults: { 'selected-country-code': 'US' },
        steps: [
          {
            ...verificationIds(ids),
            kind: 'government-id',
            attempts: 3,
            checks: {},
            countries: issuingCountries,
            idClasses: ['dl', 'id', 'pp'],
            twoSidedClasses: ['dl', 'id'],
          },
          { ...verificationIds(ids), kind: 'selfie', attempts: 3, checks: {} },
        ],
      },
    },
  ];
}
