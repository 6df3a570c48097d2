/** Port from jobs to perception. */
import { definePort } from '../../../../operations/port.ts';
import type { PerceptionParts } from './perceive-submission.ts';

/** Perception and connected look-ups of an environment; the application fills the port. */
export const perceivingPort = definePort<PerceptionParts>()('perception');
