import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { DatabaseUnavailable, outageOf } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('said by the server'), { code });

/** Ends a client that was never connected, and returns the error of a query on it. */
async function saidOfClosedClient(): Promise<Error> {
  const client = new pg.Client({ host: '127.0.0.1', port: 1 });
  await client.connect().catch(() => undefined);
  return client.query('select 1').then(() => assert.fail('it answered'));
}

describe('an error of the driver', () => {
  const lost = ['08000', '08001', '08003', '08006', '57P01', '57P02', '57P03', '57P04', '57P05', '25006', '25P03'];
  for (const code of [...lost, 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']) {
    it(`with ${code} is an outage that takes the connection`, () => {
      assert.equal(outageOf(withCode(code))?.connectionLost, true);
    });
  }
  for (const code of ['53100', '53200', '53300', '53400', '58000', '58030', '57014']) {
    it(`with ${code} is an outage that leaves the connection`, () => {
      assert.equal(outageOf(withCode(code))?.connectionLost, false);
    });
  }
  for (const code of ['23505', '22021', '40001', '42P01', '42601', '0A000', 'XX001', '28000', 'ENOENT']) {
    it(`with ${code} is not an outage`, () => assert.equal(outageOf(withCode(code)), undefined));
  }

  it('is an outage when the driver itself reports an unusable connection', async () => {
    await assert.rejects(saidOfClosedClient(), (error) => outageOf(error)?.connectionLost === true);
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    await pool.end();
    await assert.rejects(pool.connect(), (error) => outageOf(error)?.connectionLost === true);
  });

  const texts = [
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
    'Received unexpected commandComplete message from backend.',
  ];
  for (const text of texts) {
    it(`that says "${text}" is an outage`, () => assert.equal(outageOf(new Error(text))?.connectionLost, true));
  }

  it('is wrapped once, with its cause', () => {
    const cause = withCode('57P01');
    const outage = outageOf(cause);
    assert.ok(outage instanceof DatabaseUnavailable);
    assert.equal(outage.cause, cause);
    assert.equal(outageOf(outage), outage);
  });
});
