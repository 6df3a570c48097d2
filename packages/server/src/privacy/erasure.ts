/** The only erasure: every redaction runs it, by the declarations of the slices. */
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Emptying, Erased, Erasure, ErasurePhase, PrivacyContext, References } from './registry.ts';

type Context = PrivacyContext & { readonly slices: { readonly erases: readonly Erasure[] } };

/**
 * Returns the column and the values that identify rows of the erased objects; null if the declaration uses none of the
 * references.
 */
function matchOf(declared: Erasure, references: References): Sql | null {
  if (!('by' in declared)) return null;
  for (const [name, column] of Object.entries(declared.by)) {
    const values = references[name];
    if (values !== undefined && values.length > 0) return sql`${raw(column)} = any(${values})`;
  }
  return null;
}

/**
 * Erases this phase's part of the objects in `references`, in the order of the slices. The phase `afterwards` may run
 * twice: erased data stays erased.
 */
export async function erase(context: Context, phase: ErasurePhase, references: References, at: Date): Promise<void> {
  const { erases } = context.slices;
  const resourceIds = phase === 'afterwards' ? await resourceIdsOf(context, references) : [];
  const erased = { references, resourceIds, at };
  for (const declared of erases) {
    if ((declared.phase ?? 'afterwards') === phase) await eraseTable(context, declared, erased);
  }
}

async function eraseTable(context: Context, declared: Erasure, erased: Erased): Promise<void> {
  if ('erase' in declared) return declared.erase(context, erased);
  const found = matchOf(declared, erased.references);
  if (found === null) return;
  const { tx, scope } = context;
  const table = raw(declared.table);
  if ('rows' in declared) {
    await tx.execute(sql`delete from ${table} where environment_id = ${scope.environmentId} and ${found}`);
  } else if ('empties' in declared) {
    const { where = sql`true` } = declared;
    await tx.execute(
      sql`update ${table} set ${changesOf(declared, erased.at)}
          where environment_id = ${scope.environmentId} and ${found} and ${where}`,
    );
  }
}

function changesOf({ empties, marks, touches }: Emptying, at: Date): Sql {
  const values = Object.entries(empties).map(
    ([column, emptied]) => sql`${raw(column)} = ${raw(emptied === 'null' ? 'null' : `''`)}`,
  );
  const marked = marks === undefined ? [] : [sql`${raw(marks)} = coalesce(${raw(marks)}, ${at}::timestamptz)`];
  const touched = touches === undefined ? [] : [sql`${raw(touches)} = ${at}::timestamptz`];
  return join([...values, ...marked, ...touched]);
}

async function resourceIdsOf({ tx, scope, slices }: Context, references: References): Promise<string[]> {
  const ids: string[] = [];
  for (const declared of slices.erases) {
    if (!('isResource' in declared)) continue;
    const found = matchOf(declared, references);
    if (found === null) continue;
    const rows = await tx.select<{ resource: string }>(
      sql`select id as resource from ${raw(declared.table)} where environment_id = ${scope.environmentId} and ${found}`,
    );
    ids.push(...rows.map(({ resource }) => resource));
  }
  return ids;
}
