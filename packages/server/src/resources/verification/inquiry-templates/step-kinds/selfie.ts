/** Steps that ask for the face: three pictures, and the head turns between them. */
import { defineStepKind } from './step-kind.ts';

export const selfieKind = defineStepKind<'selfie'>({
  evidence: 'selfie',
  checks: 'selfie',
  comparedWith: 'governmentId',
  mayBeFile: true,
  begin: () => ({}),
  faults: () => [],
  fills: () => ['current-selfie'],
  impliedSettings: () => ({}),
  // Head turns are filmed, so a file cannot pass.
  carefulChecks: (methods) => [
    ...(methods.includes('camera') ? ['selfie_liveness_detection'] : []),
    'selfie_repeat_detection',
  ],
});
