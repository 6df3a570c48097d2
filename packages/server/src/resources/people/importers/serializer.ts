/** Importers as JSON:API resources. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { Importer } from './importer.ts';
import type { importerAttributes } from './schema.ts';

export const serializeImporter = (importer: Importer): Resource<Wire<typeof importerAttributes>> => ({
  type: `importer/${importer.kind}`,
  id: importer.id,
  attributes: {
    status: importer.status,
    'created-at': isoTimestamp(importer.createdAt),
    'completed-at': isoTimestamp(importer.completedAt),
    'list-id': importer.listId,
    'successful-count': importer.counts.successful,
    'duplicate-count': importer.counts.duplicate,
    'error-count': importer.counts.error,
    'row-count': importer.rowCount,
    'row-errors': importer.rowErrors.map(({ row, problem }) => ({ row, problem })),
  },
});
