/** Go-live checklist of an organization: one line per check, each based on the actual state. */

import type { ReadContext } from '../../../operations/context.ts';
import { definePortOfMany } from '../../../operations/port.ts';

export type LineState = 'done' | 'todo' | 'not_applicable';

export interface GoLiveLine {
  readonly id: string;
  readonly state: LineState;
  /** One sentence with the finding. */
  readonly detail: string;
}

/** Port filled by slices above, each with a check of its data in the environment of the context. */
export const goLiveChecks = definePortOfMany<(context: ReadContext) => Promise<GoLiveLine>>()(
  'a line of the go-live checklist',
);

const loopback = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Returns the line about the public address of the service. */
export function addressLine(baseUrl: string): GoLiveLine {
  const id = 'public-address';
  if (baseUrl.startsWith('https:')) return { id, state: 'done', detail: `The service is reached at ${baseUrl}.` };
  const detail = loopback.test(baseUrl)
    ? `${baseUrl} is reached from this machine alone: set BASE_URL to the public https address.`
    : `${baseUrl} is not encrypted: set BASE_URL to an https address.`;
  return { id, state: 'todo', detail };
}

export async function goLiveLines(context: ReadContext): Promise<GoLiveLine[]> {
  const lines = [addressLine(context.baseUrl)];
  for (const check of context.slices.ports(goLiveChecks)) lines.push(await check(context));
  return lines;
}
