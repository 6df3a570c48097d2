/** Pages that the command palette opens for an id. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathOfId } from './search.ts';

const cases: readonly (readonly [text: string, path: string | null])[] = [
  ['wbh_aaaaaaaa', 'webhooks/wbh_aaaaaaaa'],
  ['evt_aaaaaaaa', 'events?event=evt_aaaaaaaa'],
  ['req_aaaaaaaa', 'api-logs?request=req_aaaaaaaa'],
  ['itmpl_aaaaaaaa', 'templates/itmpl_aaaaaaaa'],
  ['itmplv_aaaaaaaa', null],
  ['wbh_a/../../x', null],
  ['webhook', null],
  ['', null],
];

for (const [text, path] of cases) {
  test(`"${text}" leads to ${path ?? 'no page'}`, () => assert.equal(pathOfId(text), path));
}
