/**
 * Description of a migrated database's tables as TypeScript: the content of `generated/tables.ts`, which a test
 * compares with it.
 */
import pg from 'pg';

interface ColumnFacts {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** `timestamptz` is PostgreSQL's own short name, which casts in statements use too. */
const columnsOfTables = `
  select c.relname as table, a.attname as column, not a.attnotnull as nullable,
    replace(format_type(a.atttypid, null), 'timestamp with time zone', 'timestamptz') as type
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

async function readColumns(connectionString: string): Promise<ColumnFacts[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<ColumnFacts>(columnsOfTables)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the text of a module that exports `tables`. */
export async function describeTables(connectionString: string): Promise<string> {
  const rows = await readColumns(connectionString);
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) => {
    const lines = columns.map(({ column, type, nullable }) => `    ${column}: '${type}${nullable ? '?' : ''}',\n`);
    return `  ${table}: {\n${lines.join('')}  },\n`;
  });
  return `export const tables = {\n${tables.join('')}} as const;\n`;
}
