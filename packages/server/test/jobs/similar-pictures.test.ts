/** Pictures seen before under other accounts: the same file, and copies of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { findUploadsOfInquiries, insertFile } from '../../src/resources/platform/files/index.ts';
import { keepTraces } from '../../src/resources/verification/verifications/index.ts';
import { findRepeatFacts } from '../../src/resources/verification/verifications/process/look-back.ts';
import { tracesOf } from '../../src/resources/verification/verifications/process/read-outcome.ts';
import { insertSubject, newSubject } from '../../src/security/subject-keys.ts';
import { checkFacts, licence, selfie, side } from '../support/check-facts.ts';
import { useService } from '../support/service.ts';

const service = useService();
const system = { type: 'system' } as const;

interface Look {
  readonly sha256: string;
  readonly perceptualHash: string;
  readonly fineHash: string;
}

const fine = (differing: number): string =>
  BigInt(2 ** differing - 1)
    .toString(16)
    .padStart(64, '0');
const look = (sha: string, bits: number): Look => ({
  sha256: sha.repeat(64),
  // Three of four bands are equal.
  perceptualHash: bits === 0 ? 'abcd0123abcd0123' : 'abcd0123abcd0124',
  fineHash: fine(bits),
});

const factsOf = (shown: Look) =>
  checkFacts({ document: licence({ front: side(shown), back: null, attributes: {} }), selfies: null });

const selfieFactsOf = (shown: Look) => checkFacts({ document: null, selfies: { center: selfie('center', shown) } });

/** Creates a production inquiry that showed this picture. */
async function show(
  inquiryId: string,
  accountId: string | null,
  shown: Look,
  page: 'front' | 'center_photo' = 'front',
): Promise<void> {
  const { app, seeded } = service.current;
  const { scope } = seeded.production;
  await app.runner.write(scope, system, async ({ tx, ids, clock }) => {
    const subject = newSubject(scope, ids);
    const now = clock.now();
    insertSubject(tx, scope, subject, now);
    const capture = { make: null, model: null, software: null, takenAt: null };
    const details = { width: 1600, height: 1010, format: 'jpeg', capture, ...shown } as const;
    const of = { inquiryId, subjectKeyId: subject.id, page, captureMethod: 'upload' } as const;
    const stored = { variant: 'normalized', filename: 'front.jpg', mimeType: 'image/jpeg', byteSize: 1 } as const;
    await insertFile(tx, scope, { id: ids.next('file'), ...of, ...stored, details, createdAt: now }, subject);
    await keepTraces(tx, scope, tracesOf((page === 'front' ? factsOf : selfieFactsOf)(shown)), {
      inquiryId,
      accountId,
      now,
    });
  });
}

async function repeatsOf(shown: Look, inquiryId: string, accountId: string | null, facts = factsOf(shown)) {
  const { app, seeded } = service.current;
  const { scope } = seeded.production;
  const search = { nearest: null, searched: 0 };
  return app.runner.read(scope, ({ tx, clock }) =>
    findRepeatFacts(
      tx,
      scope,
      app.perceptionFor(scope),
      facts,
      { face: null, search },
      {
        inquiryId,
        accountId,
        now: clock.now(),
      },
    ),
  );
}

describe('pictures seen before', () => {
  it('are detected as copies when few bits differ, and as others when many do', async () => {
    await show('inq_first', 'act_first', look('1', 0));
    const copy = await repeatsOf(look('2', 12), 'inq_second', 'act_second');
    assert.deepEqual([copy?.picture, copy?.similarPicture, copy?.pictureAccounts], [false, true, 1]);
    const other = await repeatsOf(look('3', 40), 'inq_second', 'act_second');
    assert.deepEqual([other?.picture, other?.similarPicture, other?.pictureAccounts], [false, false, 0]);
    const same = await repeatsOf(look('1', 0), 'inq_second', 'act_second');
    assert.deepEqual([same?.picture, same?.similarPicture, same?.pictureAccounts], [true, true, 1]);
  });

  it('do not count for the own inquiry or account, nor for inquiries without an account', async () => {
    const own = await repeatsOf(look('1', 0), 'inq_third', 'act_first');
    assert.deepEqual([own?.picture, own?.similarPicture, own?.pictureAccounts], [false, false, 0]);
    await show('inq_nobody', null, look('4', 6));
    await show('inq_other', 'act_other', look('5', 3));
    const seen = await repeatsOf(look('6', 9), 'inq_third', 'act_third');
    assert.deepEqual([seen?.similarPicture, seen?.pictureAccounts], [true, 2]);
  });

  it('are detected among selfies too, which are no copies of documents', async () => {
    await show('inq_selfie', 'act_selfie', look('7', 0), 'center_photo');
    const seen = async (shown: Look) =>
      (await repeatsOf(shown, 'inq_fourth', 'act_fourth', selfieFactsOf(shown)))?.similarPicture;
    assert.equal(await seen(look('8', 12)), true);
    assert.equal(await seen(look('8', 13)), false);
    await show('inq_document', 'act_document', look('9', 30));
    assert.equal(await seen(look('8', 30)), false);
  });

  it('store no plain data of their appearance', async () => {
    const { app, seeded } = service.current;
    const { scope } = seeded.production;
    const [upload] = await app.runner.read(scope, ({ tx }) =>
      findUploadsOfInquiries(tx, scope, ['inq_first'], ['front']),
    );
    assert.equal(upload?.details.fineHash, fine(0));
    const rows = await app.database.read({ environmentId: scope.environmentId }, (reader) =>
      reader.select<{ trace: Buffer }>(sql`select trace from verification_traces where kind = 'picture-band'`),
    );
    assert.ok(rows.every(({ trace }) => trace.length === 32 && !trace.toString('latin1').includes('abcd')));
  });
});
