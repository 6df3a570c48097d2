/** Verification of the audit log: it detects every change in the database that bypassed the service. */
import assert from 'node:assert/strict';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { beforeEach, describe, it } from 'node:test';
import { hashOfRow } from '../../src/resources/platform/user-audit-logs/chain.ts';
import { chainedRowOf } from '../../src/resources/platform/user-audit-logs/store.ts';
import { verifyChains } from '../../src/resources/platform/user-audit-logs/verify/verify-chains.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const tables = ['user_audit_logs', 'user_audit_heads'];

let auditor: Person;
const service = useService({ worker: false }, async (started) => {
  auditor = await signedIn(started, { role: 'auditor' });
  const { id } = await createInquiry(started);
  for (let turn = 0; turn < 10; turn += 1) await auditor.get(`/api/v1/inquiries/${id}`);
  for (const table of tables)
    await rowsOf(started.connectionString, `create table kept_${table} as select * from ${table}`);
});

/** Runs as a superuser, who bypasses privileges and row-level security. */
const tamper = (statement: string) => rowsOf(service.current.connectionString, statement);
const anchor = () => service.current.app.auditAnchors.anchor();

/** Restores the rows that the service wrote. */
async function restore(): Promise<void> {
  for (const table of tables) {
    await tamper(`delete from ${table}`);
    await tamper(`insert into ${table} select * from kept_${table}`);
  }
  await rm(service.current.app.config.auditAnchorFile, { force: true });
}

interface Found {
  readonly 'is-whole': boolean;
  readonly rows: number;
  readonly anchors: number | null;
  readonly findings: readonly { readonly kind: string; readonly seq: number | null; readonly sentence: string }[];
}

async function verify(): Promise<Found> {
  const answer = await auditor.post('/dashboard/api/audit/verify');
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text) as Found;
}

/** Returns the findings in their order. */
const kinds = async () => (await verify()).findings.map(({ kind, seq }) => `${kind} ${seq ?? 'day'}`);

beforeEach(restore);

describe('a log without tampering', () => {
  it('verifies, with and without anchors', async () => {
    const alone = await verify();
    assert.deepEqual([alone['is-whole'], alone.anchors, alone.rows], [true, null, 10]);
    await anchor();
    const anchored = await verify();
    assert.deepEqual([anchored['is-whole'], anchored.anchors], [true, 1]);
  });

  it('verifies after a redaction destroyed the parameters of rows', async () => {
    await tamper('update user_audit_logs set params_sealed = null where seq = 4');
    assert.equal((await verify())['is-whole'], true);
  });
});

describe('an edited row is found', () => {
  for (const [column, value] of [
    ['path', `'/api/v1/elsewhere'`],
    ['status', '403'],
    ['user_id', `'user_another'`],
    ['created_at', `created_at + interval '1 millisecond'`],
    ['subject_ids', `'{}'`],
    ['object_ids', `array['inq_another']`],
    ['context', `'{"action":"nothing"}'`],
    ['purpose', `'curiosity'`],
    ['ip_address', `'10.0.0.1'`],
    ['params_sealed', `'\\x00'`],
    ['params_digest', `sha256('other')`],
    ['session_id', 'null'],
  ]) {
    it(`in ${column}`, async () => {
      await tamper(`update user_audit_logs set ${column} = ${value} where seq = 5`);
      assert.deepEqual(await kinds(), ['edited 5']);
    });
  }

  it('although the hash of the row was recomputed', async () => {
    await tamper(`update user_audit_logs set path = '/elsewhere' where seq = 5`);
    await makeAnew(5, 5);
    assert.deepEqual(await kinds(), ['edited 5']);
  });

  it('although all later hashes were recomputed, since the head is signed', async () => {
    await tamper(`update user_audit_logs set path = '/elsewhere' where seq = 5`);
    await makeAnew(5, 10);
    assert.deepEqual(await kinds(), ['edited 10']);
  });

  it('although the head was changed too, since its signature cannot be forged', async () => {
    await tamper(`update user_audit_logs set path = '/elsewhere' where seq = 5`);
    await makeAnew(5, 10);
    await tamper('update user_audit_heads set hash = (select hash from user_audit_logs where seq = 10)');
    assert.deepEqual(await kinds(), ['unsigned day']);
  });
});

/** Verifies like the command, without a request: once the next row's number is taken, no request can be audited. */
async function kindsByCommand(): Promise<string[]> {
  const { app, seeded } = service.current;
  const { environmentId, organizationId } = seeded.sandbox.scope;
  const { findings } = await app.database.read({ environmentId }, (reader) =>
    verifyChains({ reader, organizationId, signer: app.keyRing.auditSigner, anchors: null, now: app.clock.now() }),
  );
  return findings.map(({ kind, seq }) => `${kind} ${seq ?? 'day'}`);
}

/** Recomputes the hashes, like an attacker who knows their form. */
async function makeAnew(from: number, to: number): Promise<void> {
  for (let seq = from; seq <= to; seq += 1) {
    if (seq > from)
      await tamper(
        `update user_audit_logs set prev_hash = (select hash from user_audit_logs where seq = ${seq - 1}) where seq = ${seq}`,
      );
    const [found] = await tamper(`select * from user_audit_logs where seq = ${seq}`);
    const row = chainedRowOf(found as unknown as Parameters<typeof chainedRowOf>[0]);
    const hash = hashOfRow(row.prevHash, row, row.paramsDigest).toString('hex');
    await tamper(`update user_audit_logs set hash = '\\x${hash}' where seq = ${seq}`);
  }
}

describe('a removed row is found', () => {
  it('by the gap that it leaves', async () => {
    await tamper('delete from user_audit_logs where seq = 5');
    assert.deepEqual(await kinds(), ['removed 5']);
  });

  it('at the beginning', async () => {
    await tamper('delete from user_audit_logs where seq <= 3');
    assert.deepEqual(await kinds(), ['removed 1']);
  });

  it('although the other rows were renumbered', async () => {
    await tamper('delete from user_audit_logs where seq = 5');
    await tamper('update user_audit_logs set seq = -seq where seq > 5').catch(() => undefined);
    for (let seq = 6; seq <= 10; seq += 1)
      await tamper(`update user_audit_logs set seq = ${seq - 1} where seq = ${seq}`);
    assert.deepEqual(await kinds(), ['edited 4', 'cut 10']);
  });
});

describe('an inserted row is found', () => {
  it('between two rows', async () => {
    for (let seq = 10; seq >= 6; seq -= 1)
      await tamper(`update user_audit_logs set seq = ${seq + 1} where seq = ${seq}`);
    await copyRow(5, 6);
    await makeAnew(6, 6);
    assert.deepEqual(await kindsByCommand(), ['inserted 6']);
  });

  it('after the last row', async () => {
    await copyRow(10, 11);
    await makeAnew(11, 11);
    assert.deepEqual(await kindsByCommand(), ['inserted 11']);
  });
});

/** Inserts a copy of a row with the next number. */
const copyRow = (from: number, to: number) =>
  tamper(
    `insert into user_audit_logs select (jsonb_populate_record(l, jsonb_build_object('seq', ${to}, 'id', 'ual_forged', 'prev_hash', l.hash))).*
     from user_audit_logs l where seq = ${from}`,
  );

describe('a changed order is found', () => {
  it('when two adjacent rows were swapped', async () => {
    await swap(5, 6);
    assert.deepEqual(await kinds(), ['reordered 5']);
  });

  it('when two distant rows were swapped', async () => {
    await swap(3, 8);
    const found = await kinds();
    assert.equal(found[0], 'reordered 3');
  });
});

async function swap(left: number, right: number): Promise<void> {
  await tamper(`update user_audit_logs set seq = 1000 where seq = ${left}`);
  await tamper(`update user_audit_logs set seq = ${left} where seq = ${right}`);
  await tamper(`update user_audit_logs set seq = ${right} where seq = 1000`);
}

describe('a truncated tail is found', () => {
  it('by the head', async () => {
    await tamper('delete from user_audit_logs where seq > 7');
    assert.deepEqual(await kinds(), ['cut 8']);
  });

  it('by the signature, when the head was moved back', async () => {
    await tamper('delete from user_audit_logs where seq > 7');
    await tamper('update user_audit_heads set seq = 7, hash = (select hash from user_audit_logs where seq = 7)');
    assert.deepEqual(await kinds(), ['unsigned day']);
  });

  it('by an anchor, when an earlier signed head was restored with its rows', async () => {
    for (let turn = 0; turn < 3; turn += 1) await auditor.get('/api/v1/inquiries');
    await anchor();
    for (const table of tables) {
      await tamper(`delete from ${table}`);
      await tamper(`insert into ${table} select * from kept_${table}`);
    }
    assert.deepEqual(await kinds(), ['cut 11']);
  });

  it('by an anchor, when the whole log was removed', async () => {
    await anchor();
    for (const table of tables) await tamper(`delete from ${table}`);
    const found = await kinds();
    assert.deepEqual(found, ['cut day', 'cut 1']);
  });
});

describe('anchors', () => {
  it('with an invalid signature are reported', async () => {
    await anchor();
    const line = { at: '2026-01-01T00:00:00.000Z', 'organization-id': 'org_1', day: '2026-01-01', seq: 1, hash: '00' };
    const { auditAnchorFile } = service.current.app.config;
    await appendFile(auditAnchorFile, `${JSON.stringify({ ...line, signature: '00' })}\n`);
    assert.deepEqual(await kinds(), ['anchor-unsigned day']);
  });
});

describe('removed anchors are reported', () => {
  const file = () => service.current.app.config.auditAnchorFile;
  const changeLines = async (change: (lines: readonly string[]) => readonly string[]) => {
    const lines = (await readFile(file(), 'utf8')).split('\n').filter((line) => line !== '');
    await writeFile(
      file(),
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
  };
  const row = () => auditor.get('/api/v1/inquiries');

  it('from the middle, by the signed number of each line', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await row();
      await anchor();
    }
    assert.deepEqual(await kinds(), []);
    await changeLines((lines) => lines.toSpliced(1, 1));
    assert.deepEqual(await kinds(), ['anchor-removed day']);
    await changeLines((lines) => lines.map((line) => line.replace(/"count":\d+,/, '')));
    assert.deepEqual(await kinds(), ['anchor-unsigned day', 'anchor-unsigned day']);
  });

  it('from the end, or all of them, by rows that should have one by now', async () => {
    await row();
    await anchor();
    await row();
    await anchor();
    assert.deepEqual(await kinds(), []);
    service.current.clock.forward(17 * 60);
    const [last] = await tamper('select max(seq)::int as seq from user_audit_logs');
    assert.deepEqual(await kinds(), [`unanchored ${Number(last?.['seq'])}`], 'the row of the verification before');
    await anchor();
    assert.deepEqual(await kinds(), []);
    await rm(file());
    assert.deepEqual(await kinds(), ['unanchored 1']);
  });
});

describe('retention', () => {
  it('removes whole days from the start, and the remaining log verifies', async () => {
    const { app, seeded, clock } = service.current;
    clock.forward(367 * 86_400);
    auditor = await signedIn(service.current, { role: 'auditor' });
    await auditor.get('/api/v1/inquiries');
    const { deleteOldRecords } = await import('../../src/privacy/retention.ts');
    await deleteOldRecords(
      app.runner,
      seeded.sandbox.scope,
      app.slices.keeps.filter(({ table }) => table.startsWith('user_audit')),
    );
    const left = await tamper('select distinct day from user_audit_logs');
    assert.equal(left.length, 1);
    const found = await verify();
    assert.equal(found['is-whole'], true, JSON.stringify(found.findings));
    await tamper('delete from user_audit_heads where cut_at is not null');
    assert.deepEqual(await kinds(), ['removed day']);
  });
});
