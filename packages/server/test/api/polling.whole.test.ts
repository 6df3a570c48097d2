/** Ten writers create a thousand inquiries while a client polls inquiries and events: none is missed. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { pollNewer } from '../support/polling.ts';
import { useService } from '../support/service.ts';

const service = useService();

it('misses none of a thousand rows', async () => {
  const make = async () => (await createInquiry(service.current)).id;
  const { made, listed, told } = await pollNewer(service.current, { writers: 10, each: 100, make });
  assert.equal(made.length, 1000);
  assert.deepEqual(
    made.filter((id) => !listed.includes(id)),
    [],
  );
  assert.deepEqual(
    made.filter((id) => !told.includes(id)),
    [],
  );
});
