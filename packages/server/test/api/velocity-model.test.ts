/**
 * Some hundred transactions in random order of time: every window equals a model; ten thousand are in
 * velocity-model.whole.test.ts.
 */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seedOfTheDay } from '../support/scale.ts';
import { useService } from '../support/service.ts';
import { runLane, typeCountingAll } from '../support/velocity-model.ts';

const service = useService();

const seed = seedOfTheDay;

it(`every window of 300 transactions equals that of a model, seed ${seed}`, async () => {
  const typeId = await typeCountingAll(service.current);
  const lanes = ['one', 'two'].map((lane) => runLane(service.current, { typeId, lane, seed, count: 150 }));
  const compared = await Promise.all(lanes);
  assert.ok(compared.every((windows) => windows >= 150 * 30));
});
