/** Isolation of environments in the database itself, even for a query without its `where`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import sql from 'sql-template-tag';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

/** Tables without environment-specific rows, or read before the environment is known. */
const unrestricted: readonly (readonly [RegExp, reason: string])[] = [
  [/^public\.organizations$/, 'above environments; the service role may only read it'],
  [/^public\.plans$/, 'what organizations may be promised; the service role may only read it'],
  [/^public\.environments$/, 'the environments themselves with their wrapped keys; the service role may only read it'],
  [
    /^public\.sign_in_(attempts|failures)$/,
    'known by the digest of a token, an account or an address, before anybody is',
  ],
  [/^public\.schema_migrations$/, 'names of migrations; the service role may not even read it'],
  [/^pgboss\./, 'ids alone, and workers take jobs of every environment'],
];

async function asServiceRole(environmentId: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: service.current.connectionString,
    options: '-c role=countersign_service',
  });
  await client.connect();
  try {
    await client.query(`select set_config('countersign.environment_id', $1, false)`, [environmentId]);
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('row-level security', () => {
  it('shows the service role only the rows of the environment that its session names', async () => {
    await createInquiry(service.current);
    const { sandbox, production } = service.current.seeded;
    const own = await asServiceRole(sandbox.scope.environmentId, 'select id from inquiries');
    assert.equal(own.length, 1);
    assert.deepEqual(await asServiceRole(production.scope.environmentId, 'select id from inquiries'), []);
    assert.deepEqual(await asServiceRole('', 'select id from inquiries'), []);
  });

  it('is enabled and forced on every table, with the tenant policy, except where a reason is declared', async () => {
    const tables = await rowsOf(
      service.current.connectionString,
      `select format('%s.%s', n.nspname, c.relname) as name, c.relrowsecurity and c.relforcerowsecurity and exists (
         select from pg_policy p where p.polrelid = c.oid and p.polname in ('environment_wall', 'organization_wall')
           and p.polroles = array['countersign_service'::regrole::oid] and p.polcmd = '*'
           and pg_get_expr(p.polqual, p.polrelid) ~ '^.(environment_id = current_setting|organization_id = .*countersign_organization)'
           and pg_get_expr(p.polwithcheck, p.polrelid) = pg_get_expr(p.polqual, p.polrelid)) as restricted
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'f', 'm', 'v') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
    );
    assert.ok(tables.length > 30);
    const open = tables.filter(
      ({ name, restricted }) => restricted !== true && unrestricted.every(([those]) => !those.test(String(name))),
    );
    assert.deepEqual(open, []);
    for (const [those] of unrestricted)
      assert.ok(tables.some(({ name, restricted }) => restricted !== true && those.test(String(name))));
  });

  it('has only policies for tenant isolation, secret look-ups, ended rows, and migrations', async () => {
    const policies = await rowsOf(
      service.current.connectionString,
      'select distinct polname from pg_policy order by 1',
    );
    assert.deepEqual(
      policies.map(({ polname }) => polname),
      [
        'attempt_by_digest',
        'ended_attempts',
        'ended_attempts_go',
        'ended_failures',
        'ended_failures_go',
        'environment_wall',
        'failure_by_digest',
        'invitation_by_digest',
        'key_by_digest',
        'link_by_digest',
        'organization_wall',
        'owner_migrates',
        'passkey_by_digest',
        'session_by_digest',
        'setup_code_by_digest',
        'ticket_by_digest',
        'user_by_digest',
      ],
    );
  });

  it('shows the owner of the tables nothing where no environment is set', async () => {
    const { ownerConnection } = service.current;
    assert.deepEqual(await rowsOf(ownerConnection, 'select id from inquiries'), []);
    await assert.rejects(rowsOf(ownerConnection, `insert into row_locks values ('env_1', 'a')`), /row-level security/);
  });

  it('refuses the service role a row of another environment, and every way around its restriction', async () => {
    const { sandbox, production } = service.current.seeded;
    const foreign = `insert into one_time_links (environment_id, code_digest, inquiry_id, session_id, created_at, expires_at)
      values ('${production.scope.environmentId}', '\\x00', 'inq_1', 'iqse_1', now(), now())`;
    await assert.rejects(asServiceRole(sandbox.scope.environmentId, foreign), /row-level security/);
    for (const statement of [
      'alter table inquiries disable row level security',
      'drop policy environment_wall on inquiries',
    ]) {
      await assert.rejects(asServiceRole(sandbox.scope.environmentId, statement), /must be owner/);
    }
    await assert.rejects(asServiceRole(sandbox.scope.environmentId, 'delete from consents'), /permission denied/);
  });

  it('does not let one request see what the connection served before', async () => {
    const { database } = service.current.app;
    const { sandbox, production } = service.current.seeded;
    for (let turn = 0; turn < 30; turn += 1) {
      const scope = turn % 2 === 0 ? sandbox.scope : production.scope;
      const rows = await database.read({ environmentId: scope.environmentId }, (reader) =>
        reader.select<{ id: string }>(sql`select id from inquiries`),
      );
      assert.equal(rows.length, turn % 2 === 0 ? 1 : 0);
    }
  });
});
