/** Scopes of environments: organization, kind and keys. Keys are unwrapped once and kept in memory. */
import sql from 'sql-template-tag';
import type { Database } from '../../../database/connection.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { EnvironmentKind, Scope } from '../../../security/scope.ts';

export interface Scopes {
  /** Opens the scope of an environment; null if there is none. */
  open(environmentId: string): Promise<Scope | null>;
  /** Lists every environment, for jobs that sweep all of them. */
  all(): Promise<readonly Scope[]>;
  /** Lists the environments of one organization. */
  ofOrganization(organizationId: string): Promise<readonly Scope[]>;
  organizationName(scope: Scope): Promise<string>;
}

const environmentColumns = ['id', 'organization_id', 'kind', 'wrapped_key'] as const;

type EnvironmentRow = Row<'environments', (typeof environmentColumns)[number], { readonly kind: EnvironmentKind }>;

const select = sql`select ${selectList('e', environmentColumns)} from environments e`;

/** Milliseconds for which a name is kept: another process may change it. */
const nameKeptMs = 5000;

export function createScopes(database: Database, keyRing: KeyRing): Scopes {
  const opened = new Map<string, Scope>();
  const names = new Map<string, { readonly name: string; readonly readAt: number }>();
  const byOrganization = new Map<string, readonly Scope[]>();
  const nobody = { environmentId: null };

  function remember(row: EnvironmentRow): Scope {
    const scope = opened.get(row.id) ?? {
      organizationId: row.organization_id,
      environmentId: row.id,
      environmentKind: row.kind,
      keys: keyRing.openEnvironment(row.id, row.wrapped_key),
    };
    opened.set(row.id, scope);
    return scope;
  }

  return {
    async open(environmentId) {
      const known = opened.get(environmentId);
      if (known !== undefined) return known;
      const rows = await database.read(nobody, (reader) =>
        reader.select<EnvironmentRow>(sql`${select} where e.id = ${environmentId}`),
      );
      return rows[0] === undefined ? null : remember(rows[0]);
    },
    async all() {
      const rows = await database.read(nobody, (reader) => reader.select<EnvironmentRow>(sql`${select} order by e.id`));
      return rows.map(remember);
    },
    async ofOrganization(organizationId) {
      const known = byOrganization.get(organizationId);
      if (known !== undefined) return known;
      const rows = await database.read(nobody, (reader) =>
        reader.select<EnvironmentRow>(sql`${select} where e.organization_id = ${organizationId} order by e.id`),
      );
      const found = rows.map(remember);
      if (found.length > 0) byOrganization.set(organizationId, found);
      return found;
    },
    async organizationName(scope) {
      const known = names.get(scope.organizationId);
      if (known !== undefined && performance.now() - known.readAt < nameKeptMs) return known.name;
      const rows = await database.read(nobody, (reader) =>
        reader.select<Row<'organizations', 'name'>>(
          sql`select name from organizations where id = ${scope.organizationId}`,
        ),
      );
      const name = rows[0]?.name ?? '';
      names.set(scope.organizationId, { name, readAt: performance.now() });
      return name;
    },
  };
}
