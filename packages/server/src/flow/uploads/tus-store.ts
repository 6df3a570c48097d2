/** Storage of the tus server in the database, for one session. */
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload as TusUpload } from '@tus/server';
import { Refusal } from '../../lib/refusal.ts';
import type { OperationContext } from '../../operations/context.ts';
import type { OperationRunner } from '../../operations/runner.ts';
import {
  beginUpload,
  deleteUploads,
  findUpload,
  takePart,
  type Upload,
} from '../../resources/verification/uploads/index.ts';
import type { Running } from '../access.ts';

const shown = ({ id, byteSize, byteOffset, createdAt }: Upload): TusUpload =>
  new TusUpload({ id, size: byteSize, offset: byteOffset, creation_date: createdAt.toISOString() });

/** Awaits `work` and converts its refusals into errors of the tus protocol. */
async function asTus<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    if (fault.code === 'not_found') throw ERRORS.FILE_NOT_FOUND;
    throw fault.code === 'stale_object' ? ERRORS.INVALID_OFFSET : ERRORS.ERR_SIZE_EXCEEDED;
  }
}

export class SessionUploads extends DataStore {
  override readonly extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #runner: OperationRunner;
  readonly #running: Running;

  constructor(runner: OperationRunner, running: Running) {
    super();
    this.#runner = runner;
    this.#running = running;
  }

  override async create(file: TusUpload): Promise<TusUpload> {
    const { size = 0 } = file;
    if (size <= 0) throw ERRORS.INVALID_LENGTH;
    const begun = await this.#write((context) => beginUpload(context, this.#running, size));
    // The handler puts the id of `file` into the address.
    file.id = begun.id;
    return file;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    return asTus(this.#write((context) => takePart(context, this.#running, id, offset, bytes)));
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const { scope } = this.#running;
    return asTus(this.#runner.read(scope, async (context) => shown(await findUpload(context, this.#running, id))));
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id);
    await this.#runner.autocommit(this.#running.scope, (context) => deleteUploads(context, this.#running, [id]));
  }

  #write<Result>(work: (context: OperationContext) => Promise<Result>): Promise<Result> {
    const { scope, session } = this.#running;
    return this.#runner.write(scope, { type: 'inquiry-session', id: session.id }, work);
  }
}
