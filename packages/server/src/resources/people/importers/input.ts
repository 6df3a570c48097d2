/** Conversion of request bodies to commands of importers. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { BrokenFile } from './csv-records.ts';
import { countRows } from './csv-rows.ts';
import type { ImporterKind } from './importer-kinds.ts';
import type { CheckedFile, CreateImporter } from './operations/create-importer.ts';
import type { importAccountsAttributes, importItemsAttributes } from './schema.ts';

const pointer = '/data/attributes/file';

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

type Attributes = Wire<typeof importAccountsAttributes> | Wire<typeof importItemsAttributes>;

/** Validates the file of a request by reading all of its rows once. */
export async function checkFile(kind: ImporterKind, { file: { data } }: Attributes): Promise<CheckedFile> {
  if (!base64.test(data) || data.length % 4 !== 0) {
    return new Refusal('bad_request', problemAt(`${pointer}/data`, 'must be in base64'));
  }
  const bytes = Buffer.from(data, 'base64');
  try {
    return { bytes, rowCount: await countRows(kind, bytes) };
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    return new Refusal('unprocessable', problemAt(pointer, error.message));
  }
}

export const readCreateImporter = (kind: ImporterKind, attributes: Attributes, file: CheckedFile): CreateImporter => ({
  kind,
  listId: 'list-id' in attributes ? attributes['list-id'] : null,
  file,
});
