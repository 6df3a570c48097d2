/** Sends a logged request again as the signed-in user. An error response is shown like any other. */
import { ApiError, isApiError } from '../../client/api-error.ts';
import { type Call, send } from '../../client/send.ts';

export interface Resent {
  readonly environmentId: string;
  readonly method: string;
  /** Path and query of the request. */
  readonly target: string;
  readonly version: string | null;
  /** JSON text; empty for none. */
  readonly body: string;
}

export interface Answer {
  /** Status code of an error; null on success. */
  readonly status: number | null;
  /** Body of the response; JSON is indented. */
  readonly text: string;
}

const lines = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (fault) {
    throw new ApiError({ status: 400, code: 'not_json', details: String(fault), requestId: '' });
  }
}

/**
 * Sends the request. Throws {@link ApiError} without a response, and with the code `not_json` for a body that is not
 * JSON.
 */
export async function resend({ environmentId, method, target, version, body }: Resent): Promise<Answer> {
  const call: Call = {
    environmentId,
    method: method as NonNullable<Call['method']>,
    ...(version === null ? {} : { version }),
    ...(body.trim() === '' ? {} : { body: parsed(body) }),
  };
  try {
    const answer = await send<unknown>(target, call);
    return { status: null, text: lines(answer) };
  } catch (error) {
    if (!isApiError(error) || error.status === 0) throw error;
    const { status, code, details, requestId } = error;
    return { status, text: lines({ code, details, 'request-id': requestId }) };
  }
}
