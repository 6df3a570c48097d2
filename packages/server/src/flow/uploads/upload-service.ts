/**
 * Files of the hosted flow in parts, by the tus protocol 1.0.0 (core, creation, creation with upload, termination): an
 * upload that breaks off continues after the last part that arrived. The answer of a screen then names the upload instead
 * of sending the file.
 */
import { ERRORS, Server } from '@tus/server';
import type { SessionCredentials } from '../../http/page.ts';
import type { UploadService } from '../../http/uploads.ts';
import type { AccessParts, Running } from '../access.ts';
import { findOwnSession } from '../own-session.ts';
import { maxPhotoBytes } from '../upload-limit.ts';
import { SessionUploads } from './tus-store.ts';

export const createUploadService =
  (parts: AccessParts): UploadService =>
  async (credentials: SessionCredentials) => {
    const own = await findOwnSession(parts, credentials);
    return 'reason' in own ? null : { sessionId: own.session.id, answer: answerOf(parts, own) };
  };

/**
 * Returns the server of one session. The lock of an upload's row orders parts that arrive at the same time. Throws
 * every error that is not one of the protocol.
 */
function answerOf({ runner }: AccessParts, running: Running): (request: Request) => Promise<Response> {
  return async (request) => {
    const faults: Error[] = [];
    const server = new Server({
      path: '/verify/uploads',
      datastore: new SessionUploads(runner, running),
      maxSize: maxPhotoBytes,
      allowedOrigins: [],
      // The address of an upload names its session, like the address of a page.
      generateUrl: (_request, { path, id }) => `${path}/${id}${new URL(request.url).search}`,
      getFileIdFromRequest: () => new URL(request.url).pathname.split('/').at(-1),
      onResponseError(_request, error) {
        if (!('status_code' in error)) faults.push(error);
        return isUnsupported(error) ? { status_code: 400, body: error.body } : undefined;
      },
    });
    const answer = await server.handleWeb(request);
    for (const fault of faults) throw fault;
    return answer;
  };
}

/** Returns true for the error about an extension that the server does not offer, which is the client's mistake. */
const isUnsupported = (error: object): error is typeof ERRORS.UNSUPPORTED_CREATION_DEFER_LENGTH_EXTENSION =>
  error === ERRORS.UNSUPPORTED_CREATION_DEFER_LENGTH_EXTENSION;
