/** Waiting individuals behind one shared address: none of them is rate-limited. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const addressLimit = 600;
const inquiryLimit = 300;

// No worker processes the photos, so the pages keep waiting.
const service = useService({ worker: false });

async function waitingIndividual(): Promise<Individual> {
  const { id } = await createInquiry(service.current);
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  await person.answer({ photo: await plainPicture(60), 'capture-method': 'upload' });
  assert.equal(person.page.step, 'processing');
  return person;
}

/** Sends the request that the script of a page makes every 700 ms; `cookie` in place of the person's own. */
async function ask({ address, cookie: own }: Individual, cookie = own): Promise<number> {
  const headers = { accept: 'application/json', cookie };
  const answer = await fetch(new URL(address, service.current.baseUrl), { headers });
  await answer.arrayBuffer();
  return answer.status;
}

describe('individuals who only wait', () => {
  let people: readonly Individual[] = [];

  it('are answered regardless of their number, also when others have used up the limit of the address', async () => {
    people = await Promise.all([1, 2, 3, 4].map(waitingIndividual));
    for (let asked = 0; 4 * asked < addressLimit + 100; asked += 1) {
      assert.deepEqual(await Promise.all(people.map((person) => ask(person))), [200, 200, 200, 200]);
    }
    const stranger = createIndividual(service.current.baseUrl);
    for (let asked = 0; asked <= addressLimit; asked += 1) if ((await stranger.open('/verify')).status === 429) break;
    assert.equal(stranger.page.status, 429);
    assert.equal(await ask(people[0]!), 200);
  });

  it('do not include a session that sends requests without end', async () => {
    const person = people[1]!;
    assert.equal(await ask(person, 'flow-made=up'), 429);
    let status = 200;
    for (let asked = 0; asked <= inquiryLimit && status === 200; asked += 1) status = await ask(person);
    assert.equal(status, 429);
  });
});
