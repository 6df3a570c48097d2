/** GET /files/{token}/{name}: target of the links in older versions, for keys of any version. */
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { servedType } from '../../../http/served-type.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { openWithKey } from './download.ts';

export const fileEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/files/{file-token}/{file-name}',
    operationId: 'download-a-file',
    auditedAs: 'view',
    summary: 'Returns a stored file by a link from a response of a version before 2023-01-05; later links need no key.',
    permission: null,
    resourceType: 'verification/',
    answerFile: '*/*',
    extension: true,
    async handle(context, { params, caller }) {
      // People see pictures only by tickets, and each ticket is recorded in the audit log.
      if (caller.kind === 'user') throw new Refusal('file_forbidden');
      const { mimeType, filename, bytes } = await openWithKey(context, params['file-token'], caller);
      return { file: { contentType: servedType(mimeType), fileName: filename, bytes, isStored: true } };
    },
  }),
];
