/** One face and licence under two accounts, by the real engines; `face-history.test.ts` covers the search rules. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { makePerson } from '@countersign/specimens';
import { useService } from '../support/service.ts';
import { checkOf, walkUploaded } from '../support/uploaded-walk.ts';

const service = useService();
const person = makePerson(15, { asOf: '2026-11-01' });

it('the same face and licence are found under another account', async () => {
  const [licence, selfie] = await walkUploaded(service.current, person, 'first', 7);
  for (const [verification, name] of [
    [licence, 'id_repeat_detection'],
    [licence, 'id_inconsistent_repeat_detection'],
    [selfie, 'selfie_repeat_detection'],
  ] as const) {
    assert.equal(checkOf(verification, name)?.status, 'passed', name);
  }

  const [again, face] = await walkUploaded(service.current, person, 'second', 8);
  assert.deepEqual(checkOf(again, 'id_repeat_detection')?.reasons, ['repeat']);
  const consistent = checkOf(again, 'id_inconsistent_repeat_detection');
  assert.deepEqual([consistent?.status, consistent?.metadata['same-number-face']], ['passed', 'match']);
  const repeated = checkOf(face, 'selfie_repeat_detection');
  assert.deepEqual([repeated?.reasons, repeated?.metadata['face']], [['repeat'], true]);
});
