/** Creation of an importer: its file is sealed and stored, and a job processes its rows. */
import { addSeconds } from '../../../../lib/clock.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { insertSubject, newSubject } from '../../../../security/subject-keys.ts';
import { listForItems } from '../../lists/index.ts';
import { type Importer, resumeSeconds } from '../importer.ts';
import { type ImporterKind, kindOfImporter } from '../importer-kinds.ts';
import { sendImport } from '../queued-import.ts';
import { firstStatus } from '../states.ts';
import { insertImporter } from '../store.ts';

/** A validated file, or the refusal of a file that cannot be imported. */
export type CheckedFile = { readonly bytes: Buffer; readonly rowCount: number } | Refusal;

export interface CreateImporter {
  readonly kind: ImporterKind;
  /** List that gets the items; null for accounts. */
  readonly listId: string | null;
  readonly file: CheckedFile;
}

/** Creates an importer. Throws the refusals of the list that gets the items, and the refusal of the file. */
export async function createImporter(context: OperationContext, command: CreateImporter): Promise<Importer> {
  const { tx, scope, ids, clock, files } = context;
  const { kind, listId, file } = command;
  const { itemKind } = kindOfImporter(kind);
  if (itemKind !== null) await listForItems(context, listId ?? '', itemKind);
  if (file instanceof Refusal) throw file;
  const now = clock.now();
  const subject = newSubject(scope, ids);
  const fileId = ids.next('file');
  const importer: Importer = {
    id: ids.next('importer'),
    kind,
    listId,
    status: firstStatus,
    subject,
    fileId,
    rowCount: file.rowCount,
    counts: { successful: 0, duplicate: 0, error: 0 },
    rowErrors: [],
    tries: 0,
    dueAt: addSeconds(now, resumeSeconds),
    createdAt: now,
    completedAt: null,
  };
  insertSubject(tx, scope, subject, now);
  await files.write(scope.environmentId, fileId, subject.key, file.bytes);
  await insertImporter(tx, scope, importer);
  await sendImport(context, importer.id);
  return importer;
}
