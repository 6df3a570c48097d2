/** The pipeline of every API request, in order. Start reading here; each stage is one file in `stages/`. */
import { chainFrom } from './chain.ts';
import type { Answered, Identified, Received } from './exchange.ts';
import { releaseUnused } from './rate/count-creation.ts';
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
import { writeAudit } from './stages/write-audit.ts';

/**
 * Stages before the work. Each stage declares what it needs, so only a correct order compiles. The body is not read
 * before `readBody`.
 */
const stages = chainFrom<Identified>()
  .stage(authenticate)
  .stage(limitRate)
  .stage(negotiateContent)
  .stage(resolveVersion)
  .stage(authorize)
  .stage(readBody);

/**
 * Answers a request whose route is known; never rejects. Inside `unitOfWork`: replay the earlier answer to the
 * idempotency key, else parse, upgrade to the newest version, validate, operation, serialize, downgrade, inflect, and
 * keep the answer with the key.
 */
export async function runPipeline(received: Received): Promise<Answered> {
  const identified = identifyRequest(received);
  const outcome = await handleErrors(identified, async (reached) => unitOfWork(await stages.run(identified, reached)));
  await releaseUnused(outcome.reached, outcome.reply);
  return setHeaders(await writeAudit(outcome));
}
