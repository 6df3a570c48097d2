/** First start that fails after creating the database. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it } from 'node:test';
import { createClient } from '../support/client.ts';
import { keyOf, newDataDir, removeDataDir, startProgram } from '../support/running-service.ts';

describe('a first start whose port is in use', () => {
  it('reports it, closes in order, and has printed the keys, which work once it has a port', async () => {
    const dataDir = await newDataDir();
    const holder = createServer((socket) => socket.destroy());
    await once(holder.listen(0, '127.0.0.1'), 'listening');
    const { port } = holder.address() as AddressInfo;
    try {
      const failed = await startProgram(dataDir, port).then(
        () => assert.fail('it started'),
        (error: Error) => error.message,
      );
      assert.match(failed, new RegExp(`PORT ${port} is in use on 127.0.0.1`));
      assert.equal(failed.includes('"level":"error"'), false, failed);
      const key = keyOf(failed, 'sandbox');
      assert.notEqual(key, '');
      const service = await startProgram(dataDir);
      const { status } = await createClient(service.baseUrl, key).get('/inquiries');
      assert.equal(service.output.includes('shown only once'), false);
      await service.stop();
      assert.equal(status, 200);
    } finally {
      holder.close();
      await removeDataDir(dataDir);
    }
  });
});
