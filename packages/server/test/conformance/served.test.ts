import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { referenceEvents } from './reference-events.ts';
import { referenceOperations } from './reference-operations.ts';
import {
  type OwnOperation,
  relateEvents,
  relateOperations,
  type UnsentEvents,
  type UnservedOperations,
} from './served.ts';

const reference = [
  { tag: 'Pets', method: 'GET', path: '/pets/{pet-id}', operationId: 'retrieve-a-pet' },
  { tag: 'Pets', method: 'POST', path: '/pets', operationId: 'create-a-pet' },
  { tag: 'Owners', method: 'GET', path: '/owners', operationId: 'list-all-owners' },
];
const own = (line: string, isExtension = false): OwnOperation => {
  const [method = '', path = ''] = line.split(' ');
  return { method, path, isExtension };
};
const pets = [own('GET /pets/{id}'), own('POST /pets')];
const owners: UnservedOperations = { tag: 'Owners', reason: 'Nobody owns a pet here.' };

describe('relateOperations', () => {
  it('separates served from unserved operations, with the reason', () => {
    const { served, unserved, problems } = relateOperations(reference, pets, [owners]);
    assert.deepEqual(problems, []);
    assert.deepEqual(
      served.map(({ operationId }) => operationId),
      ['retrieve-a-pet', 'create-a-pet'],
    );
    assert.deepEqual(unserved, [{ ...reference[2], reason: owners.reason }]);
  });

  const wrong: readonly (readonly [string, readonly OwnOperation[], readonly UnservedOperations[], string])[] = [
    ['no group has', pets, [], 'list-all-owners is not served, and no reason says why'],
    [
      'both groups have',
      [...pets, own('GET /owners')],
      [owners],
      'list-all-owners is served, and a reason says that it is not',
    ],
    [
      'two reasons name',
      pets,
      [owners, { operations: ['list-all-owners'], reason: 'Again.' }],
      'list-all-owners is not served, for 2 reasons',
    ],
    ['the reference lacks', pets, [owners, { operations: ['feed'], reason: 'Why?' }], 'the reference has no feed'],
    ['has no tag of', pets, [owners, { tag: 'Birds', reason: 'Why?' }], 'the reference has no tag Birds'],
    ['is added unmarked', [...pets, own('GET /birds')], [owners], 'GET /birds is an addition, and is not marked'],
    [
      'is marked though the reference has it',
      [own('GET /pets/{id}'), own('POST /pets', true)],
      [owners],
      'POST /pets is marked as an addition, and the reference has it',
    ],
  ];
  for (const [name, ours, reasons, problem] of wrong) {
    it(`lists what ${name}`, () => assert.deepEqual(relateOperations(reference, ours, reasons).problems, [problem]));
  }
});

describe('relateEvents', () => {
  const silent: UnsentEvents = { events: ['pet.lost'], reason: 'Pets stay.' };

  it('separates sent from unsent events, with the reason', () => {
    const { served, unserved, problems } = relateEvents(
      ['pet.created', 'pet.lost'],
      ['pet.created', 'pet.fed'],
      [silent],
    );
    assert.deepEqual(problems, []);
    assert.deepEqual(served, ['pet.created']);
    assert.deepEqual(unserved, [{ name: 'pet.lost', reason: silent.reason }]);
  });

  const wrong: readonly (readonly [string, readonly string[], readonly UnsentEvents[], string])[] = [
    ['no group has', [], [], 'pet.lost is not served, and no reason says why'],
    ['both groups have', ['pet.lost'], [silent], 'pet.lost is served, and a reason says that it is not'],
    ['the reference lacks', [], [silent, { events: ['pet.sold'], reason: 'Never.' }], 'the reference has no pet.sold'],
  ];
  for (const [name, recorded, reasons, problem] of wrong) {
    it(`lists what ${name}`, () => assert.deepEqual(relateEvents(['pet.lost'], recorded, reasons).problems, [problem]));
  }
});

describe('the names of the reference', () => {
  it('are those of 209 operations and 130 events', () => {
    assert.equal(new Set(referenceOperations.map(({ operationId }) => operationId)).size, 209);
    assert.equal(new Set(referenceEvents).size, 130);
  });
});
