/** Turns whatever is thrown inside into the error document; the cause of a fault goes to the log, never to the caller. */
import { answerError } from '../errors.ts';
import type { Stage } from '../exchange.ts';

export const handleErrors: Stage = async (exchange, next) => {
  try {
    await next();
  } catch (error) {
    const answer = answerError(error, exchange.services.baseUrl);
    if (answer.fault) {
      exchange.services.log({
        level: 'error',
        requestId: exchange.requestId,
        message: `${exchange.request.method} ${exchange.endpoint.path} failed`,
        fault: error,
      });
    }
    exchange.answer.status = answer.status;
    Object.assign(exchange.answer.headers, answer.headers);
    exchange.answer.body = Buffer.from(JSON.stringify(answer.body));
  }
};
