/** How a job reaches what perceives. */
import { definePort } from '../../../../operations/port.ts';
import type { PerceptionParts } from './perceive-submission.ts';

/** What perceives for an environment, and what the operator connected for it; filled with the application's. */
export const perceivingPort = definePort<PerceptionParts>()('perception');
