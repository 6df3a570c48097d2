/** Services that the application passes to the hosted flow. */
import type { LinkCreations } from '../api/rate/count-link-creation.ts';
import type { RateLimiter } from '../api/rate/rate-limiter.ts';
import type { Log } from '../lib/log.ts';
import type { FlowEventWriter } from '../resources/verification/analytics/index.ts';
import type { Scope } from '../security/scope.ts';
import type { AccessParts } from './access.ts';
import type { PhotoParts } from './operations/accept-photos.ts';

export interface FlowParts extends AccessParts, Omit<PhotoParts, 'perception'> {
  readonly perceptionFor: (scope: Scope) => PhotoParts['perception'];
  readonly log: Log;
  /** Counts the inquiries that template links create, as those of the API. */
  readonly linkCreations: LinkCreations;
  /** Counts the visits to template links, by environment and address. */
  readonly linkVisits: RateLimiter;
  /** Records each screen that is shown. */
  readonly flowEvents: Pick<FlowEventWriter, 'add'>;
}
