/** Two processes over one database write one audit chain: no gap, no fork, and each day begins once. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { type App, createApp } from '../../src/app.ts';
import { appendUserAudit, verifyChains } from '../../src/resources/platform/user-audit-logs/index.ts';
import { createAdjustableClock } from '../support/adjustable-clock.ts';
import { rowsOf } from '../support/database.ts';
import { warmEngines } from '../support/engines.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

/** Disables anchors, which this test does not cover. */
const beforeAnyRow = new Date(0);

/** Creates a second process from the database's view: its own connections, keys and clock. */
async function another(): Promise<App & { readonly clock: ReturnType<typeof createAdjustableClock> }> {
  const { app, ownerConnection: connectionString } = service.current;
  const rootKey = Buffer.from((await readFile(app.config.rootKeyFile, 'utf8')).trim(), 'hex');
  const clock = createAdjustableClock();
  const engines = warmEngines();
  return {
    ...(await createApp({ config: app.config, connectionString, rootKey, worker: false, engines, clock })),
    clock,
  };
}

const write = ({ runner }: App, index: number) =>
  runner.write(service.current.seeded.sandbox.scope, { type: 'system' }, (context) =>
    appendUserAudit(context, {
      userId: `user_${index % 3}`,
      sessionId: null,
      environmentId: null,
      method: 'POST',
      path: '/dashboard/api/sign-in/password',
      status: 200,
      ipAddress: '127.0.0.1',
      userAgent: 'test',
      context: { index },
    }),
  );

async function verified() {
  const { app, seeded } = service.current;
  const { environmentId, organizationId } = seeded.sandbox.scope;
  return app.database.read({ environmentId }, (reader) =>
    verifyChains({ reader, organizationId, signer: app.keyRing.auditSigner, anchors: null, now: beforeAnyRow }),
  );
}

describe('two processes', () => {
  it('write rows concurrently into one chain, across a midnight that one sees later', async () => {
    const other = await another();
    try {
      const apps = [service.current.app, other];
      const all = async (from: number) => {
        for (let index = from; index < from + 100; index += 20) {
          const members = Array.from({ length: 20 }, (_each, turn) => index + turn);
          await Promise.all(members.map((each) => write(apps[each % 2] as App, each)));
        }
      };
      await all(0);
      service.current.clock.forward(86_400);
      await all(100);
      other.clock.forward(86_400);
      await all(200);
      const found = await verified();
      assert.deepEqual(found.findings, []);
      assert.deepEqual([found.rows, found.days], [300, 2]);
      const rows = await rowsOf(
        service.current.connectionString,
        `select count(distinct context->>'index')::int as indexes from user_audit_logs`,
      );
      assert.equal(rows[0]?.['indexes'], 300);
    } finally {
      await other.close();
    }
  });

  it('verify while the other writes', async () => {
    let isWriting = true;
    const writing = (async () => {
      for (let index = 0; index < 100; index += 1) await write(service.current.app, index);
      isWriting = false;
    })();
    while (isWriting) assert.deepEqual((await verified()).findings, []);
    await writing;
    assert.deepEqual((await verified()).findings, []);
  });
});
