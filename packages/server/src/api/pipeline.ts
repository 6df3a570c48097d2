/** The way of every API request, in order. Start reading here; each stage is one file in `stages/`. */
import type { Exchange, Stage } from './exchange.ts';
import { authenticate } from './stages/authenticate.ts';
import { authorize } from './stages/authorize.ts';
import { handleErrors } from './stages/handle-errors.ts';
import { identifyRequest } from './stages/identify-request.ts';
import { limitRate } from './stages/limit-rate.ts';
import { negotiateContent } from './stages/negotiate-content.ts';
import { readBody } from './stages/read-body.ts';
import { resolveVersion } from './stages/resolve-version.ts';
import { setHeaders } from './stages/set-headers.ts';
import { unitOfWork } from './stages/unit-of-work.ts';

/**
 * The route was matched by the server before the first stage; the body is still on its way until `readBody`. Inside `unitOfWork`: replay what
 * the idempotency key answered before, else parse, upgrade to the newest version, validate, operation, serialize, downgrade,
 * inflect, and keep the answer with the key.
 */
export const pipeline: readonly Stage[] = [
  identifyRequest,
  setHeaders,
  handleErrors,
  authenticate,
  limitRate,
  negotiateContent,
  resolveVersion,
  authorize,
  readBody,
  unitOfWork,
];

/** Runs the stages from `position` on; each decides whether and when the next one runs. */
export async function runPipeline(exchange: Exchange, position = 0): Promise<void> {
  const stage = pipeline[position];
  if (stage !== undefined) await stage(exchange, () => runPipeline(exchange, position + 1));
}
