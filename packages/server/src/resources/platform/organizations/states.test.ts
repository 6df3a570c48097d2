import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { productionAccessStates } from './standing.ts';
import { type AccessAction, afterAccess } from './states.ts';

const table: Readonly<Record<AccessAction, readonly (string | null)[]>> = {
  request: ['requested', null, null, 'requested', null],
  approve: ['approved', 'approved', null, 'approved', 'approved'],
  refuse: [null, 'refused', null, null, null],
  suspend: [null, null, 'suspended', null, null],
};

describe('production access', () => {
  for (const action of Object.keys(table) as AccessAction[]) {
    for (const [index, state] of productionAccessStates.entries()) {
      it(`${action} from ${state}`, () => assert.equal(afterAccess(state, action), table[action][index]));
    }
  }
});
