/** Turns any error thrown inside into the error document; the cause of a fault is logged, never sent to the caller. */
import { replyToError } from '../errors.ts';
import type { Identified, Reached, Reply } from '../exchange.ts';

/** The reply to a request, and the last stage it reached. */
export interface Outcome {
  readonly reached: Reached;
  readonly reply: Reply;
}

/** Runs `work` and converts its errors; it reports each stage reached, since the headers of a refusal depend on it. */
export async function handleErrors(
  identified: Identified,
  work: (tell: (reached: Reached) => void) => Promise<Reply>,
): Promise<Outcome> {
  let reached: Reached = identified;
  try {
    const reply = await work((known) => {
      reached = known;
    });
    return { reached, reply };
  } catch (error) {
    const { services, requestId, request, endpoint } = identified;
    const { reply, isFault } = replyToError(error, services.baseUrl, endpoint.method === 'GET');
    if (isFault) {
      services.log({ level: 'error', requestId, message: `${request.method} ${endpoint.path} failed`, fault: error });
    }
    return { reached, reply };
  }
}
