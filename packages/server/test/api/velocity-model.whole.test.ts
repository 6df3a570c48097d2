/** Ten thousand transactions in random order of time: every window equals a model. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seedOfTheDay } from '../support/scale.ts';
import { useService } from '../support/service.ts';
import { runLane, typeCountingAll } from '../support/velocity-model.ts';

const service = useService();

const seed = seedOfTheDay;
const lanes = Array.from({ length: 8 }, (_, at) => `lane-${at}`);

it(`every window of 10,000 transactions equals that of a model, seed ${seed}`, async () => {
  const typeId = await typeCountingAll(service.current);
  const compared = await Promise.all(
    lanes.map((lane) => runLane(service.current, { typeId, lane, seed, count: 10_000 / lanes.length })),
  );
  assert.ok(compared.every((windows) => windows >= 1_250 * 30));
});
