/** Receives forms: urlencoded ones small and complete, multipart ones part by part with files written to disk. */
import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { Refusal } from '../lib/refusal.ts';
import type { SpooledFile, UploadSpool } from '../storage/upload-spool.ts';
import type { PageForm } from './page.ts';
import type { IncomingMessage, ServerResponse } from './raw-request.ts';
import { type BodySeconds, bodyChunks, readBody, withoutTrickle } from './read-body.ts';

/** Limits of bytes and names in a form without files. */
const fieldsLimit = 64_000;
const mostFields = 100;

const uploadLimit = 50_000_000;
const partLimits = { files: 4, fields: 20, fieldSize: 10_000, parts: 24, headerPairs: 100 };

const tooMany = (what: string) => new Refusal('payload_too_large', { details: `the form has too many ${what}` });

export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Returns true if the form is known to be no larger than one without files. */
export const isSmall = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= fieldsLimit;

/** Receives a form without files. Throws payload_too_large before parsing, and bad_request. */
export async function receiveFields(
  request: IncomingMessage,
  response: ServerResponse,
  { ordinary }: BodySeconds,
): Promise<PageForm> {
  const text = (await readBody(request, response, fieldsLimit, ordinary)).toString('utf8');
  let names = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) names += 1;
  if (names > mostFields) throw tooMany('fields');
  const fields = new Map(new URLSearchParams(text));
  refuseUnstorable(fields);
  return { fields, files: new Map(), oversized: new Set() };
}

export interface FileKeeping {
  readonly spool: UploadSpool;
  readonly held: AsyncDisposableStack;
  readonly maxFileBytes: number;
}

/** Receives a form with files in chunks. */
export const arrivingForm = (
  request: IncomingMessage,
  response: ServerResponse,
  { upload, trickle }: BodySeconds,
): AsyncIterable<Buffer> => withoutTrickle(bodyChunks(request, response, uploadLimit, upload), response, trickle);

/** Receives a form that `isSmall`, once it is complete. */
export const wholeForm = async (
  request: IncomingMessage,
  response: ServerResponse,
  { ordinary }: BodySeconds,
): Promise<Iterable<Buffer>> => [await readBody(request, response, fieldsLimit, ordinary)];

/**
 * Parses the chunks of a form. Files are kept in `spool` until `held` is disposed of. Throws payload_too_large,
 * bad_request, and the errors of the chunks.
 */
export async function receiveFiles(
  request: IncomingMessage,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { spool, held, maxFileBytes }: FileKeeping,
): Promise<PageForm> {
  const fields = new Map<string, string>();
  const files = new Map<string, SpooledFile>();
  const oversized = new Set<string>();
  const parser = parserOf(request, maxFileBytes);
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  async function keep(name: string, part: BusboyFileStream, filename: string): Promise<void> {
    const file = await spool.keep(part as AsyncIterable<Buffer>, held);
    if (part.truncated) oversized.add(name);
    // A browser sends an empty, nameless part for a file input without a file.
    else if (filename !== '' || file.byteSize > 0) files.set(name, file);
  }
  const parts: BusboyFileStream[] = [];
  const kept: Promise<void>[] = [];
  parser
    .on('field', (name: string | undefined, value) => fields.set(name ?? '', value))
    .on('file', (name: string | undefined, part, filename) => {
      // Added before reading starts: an unhandled error event would end the process.
      part.on('error', (error) => part.destroy(error));
      parts.push(part);
      const keeping = keep(name ?? '', part, filename);
      keeping.catch((fault: unknown) => fail(request.destroyed || part.errored === fault ? notReadable() : fault));
      kept.push(keeping);
    });
  for (const what of ['files', 'fields', 'parts']) parser.on(`${what}Limit`, () => fail(tooMany(what)));
  const parsed = new Promise<void>((done) => parser.on('finish', done));
  parser.on('error', () => fail(notReadable()));
  try {
    for await (const chunk of chunks) {
      await Promise.race([failed, parser.write(chunk) ? null : once(parser, 'drain')]);
    }
    parser.end();
    await Promise.race([failed, parsed.then(() => Promise.all(kept))]);
  } finally {
    for (const part of parts) part.destroy();
    // A file still being opened has a name, and `held` could not close it after its disposal.
    await Promise.allSettled(kept);
  }
  refuseUnstorable(fields);
  return { fields, files, oversized };
}

const notReadable = () => new Refusal('bad_request', { details: 'the form cannot be read' });

function parserOf({ headers }: IncomingMessage, maxFileBytes: number): BusboyInstance {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: { ...partLimits, fileSize: maxFileBytes } });
  } catch {
    throw notReadable();
  }
}

/** Refuses text that the database cannot store: a NUL character or half a surrogate. */
function refuseUnstorable(fields: ReadonlyMap<string, string>): void {
  for (const text of [...fields.keys(), ...fields.values()]) {
    if (text.includes('\0') || !text.isWellFormed()) {
      throw new Refusal('bad_request', { details: 'the form contains a character that cannot be stored' });
    }
  }
}
