/** Turns whatever is thrown inside into the error document; the cause of a fault goes to the log, never to the caller. */
import { replyToError } from '../errors.ts';
import type { Identified, Reached, Reply } from '../exchange.ts';

/** What became of a request, and how far it came. */
export interface Outcome {
  readonly reached: Reached;
  readonly reply: Reply;
}

/** `work` tells how far it came: the headers of a refusal depend on it. */
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
