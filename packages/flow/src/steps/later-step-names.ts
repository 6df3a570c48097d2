/** Names of the steps whose components and texts are not part of the first script. */
import type { FlowStep } from '../page.ts';

export const laterSteps = [
  'front',
  'back',
  'selfie',
  'paper',
  'details',
  'form',
  'contact',
  'contact-code',
  'hand-off',
  'elsewhere',
  'left',
] as const satisfies readonly FlowStep[];

export type LaterStep = (typeof laterSteps)[number];

export const isLater = (step: FlowStep): step is LaterStep => (laterSteps as readonly FlowStep[]).includes(step);
