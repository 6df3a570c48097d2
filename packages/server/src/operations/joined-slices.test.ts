/** Ports between slices: all are filled when the service starts, or the start fails. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeSlices } from '../resources/index.ts';
import { joinSlices } from './joined-slices.ts';
import { definePort, definePortOfMany, fillPort, joinable } from './port.ts';

const count = definePort<() => number>()('count');
const names = definePortOfMany<string>()('names');

describe('joined slices', () => {
  it('give a slice the ports that a higher slice fills', () => {
    const slices = joinSlices([
      { needs: [count, names] },
      { fills: [fillPort(count, () => 3), fillPort(names, 'one')] },
    ]);
    assert.equal(slices.port(count)(), 3);
    assert.deepEqual(slices.ports(names), ['one']);
  });

  it('list the values of a port in the order of the slices, and none where no slice fills it', () => {
    const two = [{ fills: [fillPort(names, 'one')] }, { fills: [fillPort(names, 'two')] }];
    assert.deepEqual(joinSlices([{ needs: [names] }, ...two]).ports(names), ['one', 'two']);
    assert.deepEqual(joinSlices([{ needs: [names] }]).ports(names), []);
  });

  it('are refused when a port is filled by no slice, by two, or without being needed', () => {
    const filled = { fills: [fillPort(count, () => 1)] };
    assert.throws(() => joinSlices([{ needs: [count] }]), /port count is filled by 0 slices/);
    assert.throws(() => joinSlices([{ needs: [count] }, filled, filled]), /port count is filled by 2 slices/);
    assert.throws(() => joinSlices([filled]), /no slice needs the port count/);
  });

  it('know the declared relationships and no other', () => {
    const relation = { owner: 'inquiry', names: ['reports'], append: async () => undefined };
    const slices = joinSlices([{ relations: [relation] }]);
    assert.equal(slices.relation('inquiry', 'reports'), relation);
    assert.throws(() => slices.relation('inquiry', 'cases'), /no slice declares the relationship cases of inquiry/);
    assert.throws(() => slices.relation('account', 'reports'), /no slice declares the relationship reports of account/);
  });
});

describe('the slices of the service', () => {
  it('fill all ports that they need of one another', () => assert.ok(joinSlices(describeSlices().slices)));

  it('declare each job once', () => {
    const declared = describeSlices().jobs.map(({ name }) => name);
    assert.equal(new Set(declared).size, declared.length);
    assert.ok(declared.length > 5);
  });
});

const below = { needs: [count, names] } as const;
const above = { fills: [fillPort(count, () => 1)] } as const;

/** Mistakes that fail the start are refused by the compiler first. Each line after the first must not compile. */
export function linesThatDoNotCompile(): void {
  joinable([below, above, { fills: [fillPort(names, 'one')] }]);
  // @ts-expect-error: nobody fills the port of one
  joinable([below]);
  // @ts-expect-error: nobody needs what is filled
  joinable([above]);
  // @ts-expect-error: what is given is not what is needed
  fillPort(count, () => 'one');
  // @ts-expect-error: nor may it give less
  fillPort(count, (): unknown => 1);
}
