import type { CaptureMethod } from '@countersign/flow/page';
import { captureMethods, takes, type VerificationStep } from '../../resources/verification/inquiry-templates/index.ts';

/** Returns the sources that the step accepts for its pictures. */
export const methodsOf = (step: VerificationStep): readonly CaptureMethod[] =>
  captureMethods.filter((each) => takes(step, each));
