/**
 * Homes of tables: each has one, the slice that declares its retention (`keeps`), or a folder below the slices, which
 * contains its statements. Other code calls the home, or uses a port that returns a part of a statement.
 */
import { tables } from '../../packages/server/src/database/generated/tables.ts';
import { isTest, type Violation } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const source = 'packages/server/src/';
const resources = `${source}resources/`;

/** Homes that are not slices. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  subject_keys: ['security/'],
  idempotency_keys: ['api/idempotency/'],
  rate_windows: ['api/rate/'],
  row_locks: ['database/'],
  schema_migrations: ['database/'],
  plain_values: ['seed/'],
  // The slice of events reads and erases the rows that the outbox writes in the transaction of the change.
  events: ['outbox/'],
  event_outbox: ['outbox/'],
};

interface Exception {
  /** File or folder below the source. */
  readonly at: string;
  readonly reads: readonly string[];
  readonly because: string;
}

/** Statements that may read a table of another home; none may write to it. */
const exceptions: readonly Exception[] = [
  {
    at: 'outbox/record-event.ts',
    reads: ['webhooks'],
    because:
      'the statement that writes the row decides whether anybody wants it, so an event that nobody wants costs none',
  },
  {
    at: 'resources/platform/webhooks/',
    reads: ['events'],
    because: 'a delivery is of an event: it is listed by its name, and found by its object when that is erased',
  },
  {
    at: 'resources/verification/inquiries/pictures-past-retention.ts',
    reads: ['files', 'inquiry_template_versions', 'verifications'],
    because: 'whose picture is too old follows from four tables, and reading them one by one would read most of each',
  },
  {
    at: 'database/prove-isolation.ts',
    reads: ['api_keys'],
    because: 'it asks whether the database hides the rows of a table, and any table of an environment would do',
  },
];

/** Returns `resources/people/devices/` for a file of that slice; null for a file outside of slices. */
function sliceFolder(path: string): string | null {
  const [floor, slice, file] = path.startsWith(resources) ? path.slice(resources.length).split('/') : [];
  return file === undefined ? null : `resources/${floor}/${slice}/`;
}

function homesOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const homes = new Map(Object.entries(rooms));
  for (const { path, keptTables } of files) {
    const folder = sliceFolder(path);
    if (folder !== null) for (const table of keptTables) homes.set(table, [...(homes.get(table) ?? []), folder]);
  }
  return homes;
}

export function findForeignTables(files: readonly SourceFile[]): Violation[] {
  const homes = homesOf(files);
  return files
    .filter(({ path }) => path.startsWith(source) && !isTest(path))
    .flatMap(({ path, tableUses }) => {
      const place = path.slice(source.length);
      const excused = exceptions.filter(({ at }) => place.startsWith(at)).flatMap(({ reads }) => reads);
      return tableUses
        .filter(({ table }) => Object.hasOwn(tables, table))
        .filter(({ table, use }) => {
          const isAtHome = (homes.get(table) ?? []).some((home) => place.startsWith(home));
          return !isAtHome && !(use === 'read' && excused.includes(table));
        })
        .map(({ table, use, line }) => ({
          rule: 'statements-stand-with-their-table',
          path,
          line,
          message: `${use === 'read' ? 'reads' : 'writes to'} ${table}, but a statement about a table stands in ${homeText(homes, table)}`,
        }));
    });
}

const homeText = (homes: ReadonlyMap<string, readonly string[]>, table: string): string =>
  homes.get(table)?.join(' or ') ?? 'the slice that declares in `keeps` how long it is kept';
