/**
 * Invalid bodies for every endpoint of lists: each is refused with a documented error, or accepted, and none causes an
 * internal error.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { createList } from '../support/lists.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let owner: Person;
const service = useService({}, async (started) => {
  owner = await signedIn(started, { role: 'owner' });
});

const members: Readonly<Record<string, readonly string[]>> = {
  'browser-fingerprints': ['value'],
  countries: ['country-code'],
  'email-addresses': ['value', 'match-type'],
  geolocations: ['latitude', 'longitude', 'radius-meters'],
  'government-id-numbers': ['id-number', 'id-class'],
  'ip-addresses': ['value'],
  names: ['name-first', 'name-last'],
  'phone-numbers': ['value'],
  strings: ['value'],
};

const good: Readonly<Record<string, unknown>> = {
  value: '10.0.0.1',
  'match-type': 'domain',
  'country-code': 'US',
  latitude: 1,
  longitude: 1,
  'radius-meters': 1,
  'id-number': '1',
  'id-class': 'dl',
  'name-first': 'A',
  'name-last': 'B',
};

/** JSON texts, since some cannot be expressed in JavaScript. */
const hostile: readonly string[] = [
  'null',
  'true',
  '0',
  '-0',
  '1e999',
  '-1e999',
  '1e-999',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udfff x"',
  '"\\u202e\\u200b"',
  '"\\uffff"',
  `"${'x'.repeat(10_000)}"`,
  `"${'é'.repeat(255)}"`,
  `"${'@'.repeat(200)}"`,
  `"${'a.'.repeat(120)}"`,
  '"0.0.0.0/0"',
  '"::/0"',
  '"::ffff:0.0.0.0/0"',
  '"10.0.0.0/99999999999999999999"',
  '"10.0.0.0/24/24"',
  '"1.2.3.4%%%"',
  '"fe80::1%25eth0/64"',
  '"%00"',
  '"NaN"',
  '"Infinity"',
  '"__proto__"',
  '"constructor"',
  '"\'; drop table lists; --"',
  '"a@b@c@example.com"',
  '"@"',
  '"xn--a.example"',
  '"a@xn--0.example"',
  '"+"',
  '"+999999999999999999999999"',
  '[]',
  '{}',
  '[null]',
  '{"__proto__": {"a": 1}}',
  '[[[[[[]]]]]]',
];

const mustBeNoFault = (status: number, what: string, text: string) =>
  assert.ok(status < 500, `${status} for ${what.slice(0, 200)}: ${text.slice(0, 300)}`);

describe('hostile bodies', () => {
  for (const [plural, names] of Object.entries(members)) {
    it(`at /list-item/${plural} cause no server error`, async () => {
      const list = await createList(service.current, plural);
      for (const name of [...names, 'list-id', 'expires-at', 'unknown']) {
        for (const value of hostile) {
          const others = ['list-id', ...names].filter((each) => each !== name);
          const given = { 'list-id': list.id, ...good };
          const rest = others.map((each) => `"${each}": ${JSON.stringify(given[each as keyof typeof given])}`);
          const sent = `{"data": {"attributes": {${[...rest, `"${name}": ${value}`].join(', ')}}}}`;
          const answer = await service.current.sandbox.request('POST', `/list-item/${plural}`, { body: sent });
          mustBeNoFault(answer.status, sent, answer.text);
        }
      }
    });
  }

  it('of lines and previews in the dashboard cause no server error', async () => {
    for (const plural of Object.keys(members)) {
      const list = await createList(service.current, plural);
      const lines = hostile.flatMap((text) => (text.startsWith('"') ? [JSON.parse(text) as string] : []));
      for (const line of [...lines, ',', ',,', ';;;', '\t\t', '1,2', '1,2,3', '1e999,0,1', '91,0,1']) {
        const paste = await owner.post(`/dashboard/api/lists/${list.id}/items`, { lines: [line] });
        mustBeNoFault(paste.status, line, paste.text);
        const preview = await owner.post(`/dashboard/api/lists/${list.id}/preview`, { line });
        mustBeNoFault(preview.status, line, preview.text);
      }
    }
    for (const id of ['%00', '__proto__', 'x'.repeat(3000), '%F0%9F%92%A9']) {
      const answer = await owner.get(`/dashboard/api/list-matches/${id}`);
      mustBeNoFault(answer.status, id, answer.text);
    }
  });

  it('of inquiries that lists of every kind are compared with cause no server error', async () => {
    const fields = [
      'email-address',
      'phone-number',
      'name-first',
      'name-last',
      'identification-number',
      'address-city',
    ];
    for (const text of hostile) {
      if (!text.startsWith('"')) continue;
      const values = Object.fromEntries(fields.map((field) => [field, JSON.parse(text) as string]));
      const answer = await service.current.sandbox.post('/inquiries', {
        data: { attributes: { 'inquiry-template-id': service.current.templateId, fields: values } },
      });
      mustBeNoFault(answer.status, text, answer.text);
    }
    assert.ok((await createInquiry(service.current)).id);
  });
});
