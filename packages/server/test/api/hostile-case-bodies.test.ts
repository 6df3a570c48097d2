/**
 * Hostile and random bodies for every private endpoint of cases: each request fails as the client's fault, or succeeds.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createCasesSlice } from '../../src/resources/monitoring/cases/index.ts';
import { makeCase, makeTemplate } from '../support/cases.ts';
import { type Person, signedIn } from '../support/people.ts';
import { seedOfTheDay } from '../support/scale.ts';
import { useService } from '../support/service.ts';

let person: Person;
const service = useService({ worker: false }, async (started) => {
  person = await signedIn(started, { role: 'owner' });
});

const { dashboard = [] } = createCasesSlice({ print: () => Promise.reject(new Error('nothing is printed here')) });

/** Values for members of these names that are invalid in every known way. */
const nasty = fc.oneof(
  fc.constantFrom(
    ...[null, true, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, '', ' ', '\u0000', '\ud800', 'x'.repeat(20_000)],
    ...[
      '2026-02-30',
      '9999-12-31T23:59:59Z',
      '-271821-04-20T00:00:00Z',
      '+275760-09-13T00:00:00Z',
      'now',
      "'; drop table cases;--",
    ],
    ...[
      '__proto__',
      'constructor',
      '{{7*7}}',
      `case_${'1'.repeat(24)}`,
      `user_${'1'.repeat(24)}`,
      `cqueue_${'1'.repeat(24)}`,
    ],
    ...[[], {}, [[]], [null], { constructor: { prototype: 1 } }, { query: { and: [] } }],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const members = [
  ...['until', 'reason', 'item', 'checked', 'action', 'input', 'format', 'message', 'mentions', 'name', 'settings'],
  ...['user-ids', 'user-id', 'availability', 'case-queue-id', 'case-template-id', 'leave', 'status', 'comment'],
];

const anyMembers = fc.dictionary(fc.constantFrom(...members), nasty, { maxKeys: 5 });

const bodies: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.record({ meta: fc.oneof(anyMembers, nasty) }),
  fc.record({ data: fc.record({ attributes: fc.oneof(anyMembers, nasty) }) }),
);

/** Bodies that some clients send for an absent one. */
const absent = [null, [], { data: null }, { data: [] }, { data: { attributes: null } }, { data: null, meta: null }];

describe('hostile bodies', () => {
  for (const { method, path, operationId } of dashboard) {
    it(`cause no server error: ${operationId}`, async () => {
      const { id } = await makeCase(service.current);
      const one = `/dashboard/api${path.replace('{case-id}', id).replaceAll(/\{[^}]*\}/g, `cap_${'1'.repeat(24)}`)}`;
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const answer = await person.request(method, one, method === 'GET' ? {} : { body });
          assert.ok(answer.status < 500, `${JSON.stringify(body)}: ${answer.text}`);
        }),
        { seed: seedOfTheDay, numRuns: method === 'GET' ? 2 : 25, examples: absent.map((body): [unknown] => [body]) },
      );
    });
  }
});

describe('hostile settings', () => {
  const attributes = fc.dictionary(
    fc.constantFrom('name', 'key', 'settings', 'statuses', 'checklist', 'actions', 'policy', 'layout', 'field-schemas'),
    nasty,
  );
  for (const path of ['/case-queues', '/case-templates', '/cases']) {
    it(`cause no server error: ${path}`, async () => {
      await fc.assert(
        fc.asyncProperty(attributes, async (given) => {
          const { status, text } = await service.current.sandbox.post(path, { data: { attributes: given } });
          assert.ok(status < 500, `${JSON.stringify(given)}: ${text}`);
        }),
        { seed: seedOfTheDay, numRuns: 40 },
      );
    });
  }

  it('of an action are refused when it runs, and change nothing', async () => {
    const operations = ['set-status', 'assign', 'add-tag', 'set-fields', 'set-queue', 'comment', 'snooze', 'escalate'];
    const actions = operations.map((operation) => ({ key: operation, name: operation, steps: [{ operation }] }));
    const template = await makeTemplate(service.current, 'HOSTILE', { actions });
    const { id } = await makeCase(service.current, { attributes: { 'case-template-id': template } });
    const names = ['status', 'user-email-address', 'tag', 'fields', 'case-queue-id', 'message', 'days', 'reason'];
    const inputs = fc.dictionary(fc.constantFrom(...names), nasty);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), inputs, async (action, input) => {
        const answer = await person.post(`/dashboard/api/cases/${id}/run-action`, { meta: { action, input } });
        assert.ok(answer.status < 500, `${action} ${JSON.stringify(input)}: ${answer.text}`);
      }),
      { seed: seedOfTheDay, numRuns: 150 },
    );
  });
});
