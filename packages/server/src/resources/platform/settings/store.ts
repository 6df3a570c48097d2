/** SQL of the settings of an environment; one without a row has the defaults. */
import sql from 'sql-template-tag';
import type { Reader, Writer } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

/** Finds the domains whose pages may frame every inquiry of the environment. */
export async function findEmbeddingDomains(reader: Reader, scope: Scope): Promise<readonly string[]> {
  const rows = await reader.select<Row<'environment_settings', 'embedding_domains'>>(
    sql`select embedding_domains from environment_settings where environment_id = ${scope.environmentId}`,
  );
  return rows[0]?.embedding_domains ?? [];
}

export async function saveEmbeddingDomains(writer: Writer, scope: Scope, domains: readonly string[]): Promise<void> {
  await writer.execute(
    sql`insert into environment_settings (environment_id, embedding_domains) values (${scope.environmentId}, ${domains})
        on conflict (environment_id) do update set embedding_domains = excluded.embedding_domains`,
  );
}
