/** Faces of earlier inquiries: compared with those of the account, searched under other accounts, and erased. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import {
  type CompareFaces,
  compareWithAccount,
  compareWithInquiries,
  keepFace,
  markFacesApproved,
  type SeenFace,
  searchFaces,
} from '../../src/resources/verification/verifications/index.ts';
import { insertSubject, newSubject } from '../../src/security/subject-keys.ts';
import { runJob } from '../../src/worker.ts';
import type { ApiResource } from '../support/client.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

const service = useService();
const system = { type: 'system' } as const;

interface Check {
  readonly name: string;
  readonly status: string;
  readonly reasons: readonly string[];
  readonly metadata: Record<string, unknown>;
}

const checkOf = (verification: ApiResource, name: string): Check | undefined =>
  (verification.attributes['checks'] as Check[]).find((check) => check.name === name);

async function facesOf(inquiryId: string): Promise<{ kind: string; approved: boolean; sealed: Buffer }[]> {
  const { app, seeded } = service.current;
  const { environmentId } = seeded.sandbox.scope;
  return app.database.read({ environmentId }, (reader) =>
    reader.select(
      sql`select kind, approved, sealed from faces where environment_id = ${environmentId} and inquiry_id = ${inquiryId}
          order by kind`,
    ),
  );
}

/** Returns a face whose first number is `at`: the distance of two faces is the difference of these. */
const faceAt = (at: number, kind: SeenFace['kind'] = 'selfie', model = 'test'): SeenFace => ({
  kind,
  model,
  embedding: [at, ...Array<number>(127).fill(0)],
});

/** Stores a face of production under a new key. */
async function keep(inquiryId: string, accountId: string | null, face: SeenFace, now?: Date): Promise<void> {
  const { app, seeded } = service.current;
  const { scope } = seeded.production;
  await app.runner.write(scope, system, async ({ tx, ids, clock }) => {
    const subject = newSubject(scope, ids);
    const at = now ?? clock.now();
    insertSubject(tx, scope, subject, at);
    const owner = { verificationId: ids.next('verification'), inquiryId, accountId, subject, approved: false, now: at };
    await keepFace(tx, scope, face, owner);
  });
}

const uses: unknown[] = [];

const compare: CompareFaces = (a, b, use) => {
  uses.push(use);
  const distance = Math.abs((a.embedding[0] ?? 0) - (b.embedding[0] ?? 0));
  return { distance, similarity: 0, band: distance < 0.5 ? 'match' : 'mismatch', isSameInSearch: false };
};

async function search(face: SeenFace, inquiryId: string, accountId: string | null) {
  const { app, seeded } = service.current;
  const { scope } = seeded.production;
  return app.runner.read(scope, ({ tx, clock }) =>
    searchFaces(tx, scope, face, { inquiryId, accountId, now: clock.now() }, compare),
  );
}

describe('selfie_account_comparison', () => {
  it('compares with an approved selfie of the account, and not with one that was declined', async () => {
    const account = { 'reference-id': 'comes-again' };
    const first = await walkThrough(service.current, account);
    assert.deepEqual(checkOf(first.selfie, 'selfie_account_comparison')?.reasons, ['no_account_selfie_present']);
    const second = await walkThrough(service.current, account);
    const compared = checkOf(second.selfie, 'selfie_account_comparison');
    assert.deepEqual([compared?.status, compared?.metadata['band']], ['passed', 'match']);

    for (const { id } of [first, second]) {
      const { status } = await service.current.sandbox.post(`/inquiries/${id}/decline`);
      assert.equal(status, 200);
    }
    const third = await walkThrough(service.current, account);
    assert.deepEqual(checkOf(third.selfie, 'selfie_account_comparison')?.reasons, ['no_account_selfie_present']);
  });
});

describe('kept faces', () => {
  it('are sealed, and deleted with their inquiry', async () => {
    const { id } = await walkThrough(service.current);
    const kept = await facesOf(id);
    assert.deepEqual(
      kept.map(({ kind, approved }) => [kind, approved]),
      [
        ['portrait', true],
        ['selfie', true],
      ],
    );
    // 128 numbers of four bytes; the envelope adds version, nonce and tag.
    assert.equal(kept[0]?.sealed.length, 128 * 4 + 29);
    assert.equal(kept[0]?.sealed.includes(Buffer.from(Float32Array.of(0.05, 0.05).buffer)), false);
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    assert.deepEqual(await facesOf(id), []);
  });

  it('are deleted with their verification', async () => {
    const walked = await walkThrough(service.current);
    const { status } = await service.current.sandbox.request('DELETE', `/verifications/${walked.selfie.id}`);
    assert.equal(status, 200);
    assert.deepEqual(
      (await facesOf(walked.id)).map(({ kind }) => kind),
      ['portrait'],
    );
  });

  it('are deleted after a year, except for approved selfies of an account', async () => {
    const { app, seeded, clock } = service.current;
    const { scope } = seeded.production;
    const now = clock.now();
    const old = new Date(now.getTime() - 366 * 86_400_000);
    await keep('inq_old_approved', 'act_old', faceAt(50), old);
    await keep('inq_old', 'act_old', faceAt(50), old);
    await app.runner.write(scope, system, async ({ tx }) => {
      await markFacesApproved(tx, scope, 'inq_old_approved', true);
    });
    await runJob(app, deleteOldRecordsJob, {});
    const left = await app.database.read({ environmentId: scope.environmentId }, (reader) =>
      reader.select<{ inquiry_id: string }>(sql`select inquiry_id from faces where account_id = 'act_old'`),
    );
    assert.deepEqual(
      left.map((row) => row.inquiry_id),
      ['inq_old_approved'],
    );
  });
});

describe('the search for a face', () => {
  it('finds the nearest under another account, of the same kind, model and environment, of the last year', async () => {
    const { clock } = service.current;
    const old = new Date(clock.now().getTime() - 366 * 86_400_000);
    await keep('inq_near', 'act_near', faceAt(10.3));
    await keep('inq_far', 'act_far', faceAt(11));
    await keep('inq_nobody', null, faceAt(10.4));
    await keep('inq_own', 'act_own', faceAt(10));
    await keep('inq_portrait', 'act_other', faceAt(10, 'portrait'));
    await keep('inq_model', 'act_other', faceAt(10, 'selfie', 'another'));
    await keep('inq_year', 'act_other', faceAt(10), old);

    const found = await search(faceAt(10), 'inq_now', 'act_own');
    assert.equal(found.nearest?.distance.toFixed(3), '0.300');
    assert.equal(found.searched, 3);
    assert.deepEqual(uses.at(-1), { pictures: 'photos', among: 3 }, 'the more faces, the nearer one has to be');
    const own = await search(faceAt(10), 'inq_near', 'act_near');
    assert.equal(own.nearest?.distance, 0);
    const withoutAccount = await search(faceAt(10.4), 'inq_nobody', null);
    assert.equal(withoutAccount.nearest?.distance.toFixed(3), '0.100');
  });

  it('compares portraits of documents as photographs of prints', async () => {
    await keep('inq_card', 'act_card', faceAt(20, 'portrait'));
    await search(faceAt(20, 'portrait'), 'inq_later', 'act_later');
    assert.equal((uses.at(-1) as { pictures: string }).pictures, 'portraits');
  });

  it('finds nothing where nothing was stored', async () => {
    assert.deepEqual(await search(faceAt(10, 'selfie', 'unheard of'), 'inq_now', null), { nearest: null, searched: 0 });
  });

  it('compares with the account by approved selfies of its other inquiries only', async () => {
    const { app, seeded } = service.current;
    const { scope } = seeded.production;
    await keep('inq_a', 'act_compared', faceAt(20.2));
    await keep('inq_b', 'act_compared', faceAt(20.1));
    const owner = { inquiryId: 'inq_b', accountId: 'act_compared', now: new Date() };
    const compared = async () =>
      app.runner.read(scope, ({ tx }) => compareWithAccount(tx, scope, faceAt(20), owner, compare));
    assert.equal(await compared(), null);
    await app.runner.write(scope, system, async ({ tx }) => {
      await markFacesApproved(tx, scope, 'inq_a', true);
      await markFacesApproved(tx, scope, 'inq_b', true);
    });
    assert.equal((await compared())?.distance.toFixed(3), '0.200');
  });

  it('compares with the inquiries that showed the same number', async () => {
    const { app, seeded } = service.current;
    const { scope } = seeded.production;
    await keep('inq_number', null, faceAt(31, 'portrait'));
    const against = (ids: readonly string[]) =>
      app.runner.read(scope, ({ tx }) => compareWithInquiries(tx, scope, faceAt(30, 'portrait'), ids, compare));
    assert.equal((await against(['inq_number']))?.band, 'mismatch');
    assert.equal(await against(['inq_without']), null);
  });
});
