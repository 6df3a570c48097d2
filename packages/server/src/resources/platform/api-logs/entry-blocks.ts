/**
 * Permanent part of log entries, sealed in blocks. Encrypting one entry costs as much as the lookup of a request, so
 * entries that are written together are encrypted together (decision 0038). A block is removed only as a whole.
 */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import { takeRandom } from '../../../lib/random.ts';
import { seal, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import type { LogEntry } from './compose-entry.ts';

/** Maximum number of entries in a block, small enough to find one entry quickly. */
export const mostInBlock = 64;

export type SealedBlock = Row<'api_log_blocks', 'id' | 'sealed'>;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'api_log_blocks',
  row,
  column: 'sealed',
});

/** Seals entries in blocks. Entry number `n` is in block `n / mostInBlock`, rounded down. */
export function sealBlocks(scope: Scope, entries: readonly LogEntry[]): SealedBlock[] {
  const blocks: SealedBlock[] = [];
  for (let first = 0; first < entries.length; first += mostInBlock) {
    const id = takeRandom(12).toString('hex');
    const text = JSON.stringify(entries.slice(first, first + mostInBlock));
    blocks.push({ id, sealed: seal(scope.keys.dataKey, associatedData(scope, id), Buffer.from(text)) });
  }
  return blocks;
}

/** Opens these blocks and returns their entries by block id. */
export async function openBlocks(
  tx: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LogEntry[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.select<SealedBlock>(
    sql`select id, sealed from api_log_blocks where environment_id = ${scope.environmentId} and id = any(${ids})`,
  );
  return new Map(
    rows.map(({ id, sealed }) => [id, unsealJson<LogEntry[]>(scope.keys.dataKey, associatedData(scope, id), sealed)]),
  );
}
