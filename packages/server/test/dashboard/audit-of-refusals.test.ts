/** Audit row of a refusal: written after the response, so that the response time does not reveal known users. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import pg from 'pg';
import { rowsOf } from '../support/database.ts';
import { enter, makeOwner } from '../support/entries.ts';
import { eventually } from '../support/eventually.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false }, async (started) => void (await makeOwner(started)));

it('401 is returned while no audit row can be written, to known users and others, and the row follows', async () => {
  const { connectionString } = service.current;
  const rows = () =>
    rowsOf(connectionString, "select 1 from user_audit_logs where context->>'action' = 'sign-in-refused'");
  const other = new pg.Client({ connectionString });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('lock table user_audit_logs in exclusive mode');
    for (const account of ['ada@example.com', 'nobody@example.com']) {
      const guess = { 'email-address': account, password: 'not the password of Ada' };
      assert.equal((await enter(service.current, '/sign-in/password', guess)).status, 401, account);
    }
    assert.equal((await rows()).length, 0);
  } finally {
    await other.end();
  }
  await eventually('the row is there', async () => (await rows()).length === 1);
});
