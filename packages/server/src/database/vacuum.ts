/** Takes deleted rows out of a table's file. A statement that no transaction may hold, so it has a plain connection of its own. */
import pg from 'pg';

/** `connectionString` is the owner's; `table` comes from code alone. */
export async function vacuum(connectionString: string, table: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`vacuum ${pg.escapeIdentifier(table)}`);
  } finally {
    await client.end();
  }
}
