/** The two inquiry templates of every new environment. */

import type { IdSource } from '../lib/ids.ts';
import {
  carefulChecks,
  fieldSchemasFor,
  firstDefinition,
  issuingCountries,
  type TemplateDefinition,
} from '../resources/verification/inquiry-templates/index.ts';
import type { EnvironmentKind } from '../security/scope.ts';

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

export function seedTemplates(ids: IdSource, environment: EnvironmentKind): readonly SeedTemplate[] {
  return [
    {
      name: 'Driver license and selfie',
      definition: {
        ...firstDefinition(environment, () => verificationIds(ids)),
        fields: fieldSchemasFor('US'),
        steps: [
          {
            ...verificationIds(ids),
            kind: 'driver-license',
            attempts: 3,
            checks: carefulChecks(environment, 'driver-license'),
            countries: ['US', 'CA'],
            idClasses: ['dl'],
            twoSidedClasses: ['dl'],
          },
          { ...verificationIds(ids), kind: 'selfie', attempts: 3, checks: carefulChecks(environment, 'selfie') },
        ],
      },
    },
    {
      name: 'Government ID and selfie',
      definition: {
        ...firstDefinition(environment, () => verificationIds(ids)),
        fields: fieldSchemasFor('US'),
        steps: [
          {
            ...verificationIds(ids),
            kind: 'government-id',
            attempts: 3,
            checks: carefulChecks(environment, 'government-id'),
            countries: issuingCountries,
            idClasses: ['dl', 'id', 'pp'],
            twoSidedClasses: ['dl', 'id'],
          },
          { ...verificationIds(ids), kind: 'selfie', attempts: 3, checks: carefulChecks(environment, 'selfie') },
        ],
      },
    },
  ];
}
