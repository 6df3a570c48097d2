/** Sweeps over due rows: all are processed, even if one fails. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { expireDueInquiriesJob } from '../../src/resources/verification/inquiries/jobs.ts';
import { runJob } from '../../src/worker.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false, settings: { LOG_LEVEL: 'silent' } });

describe('the sweep over due inquiries', () => {
  it('expires the others when one of them cannot be opened', async () => {
    const { app, clock, seeded, sandbox } = service.current;
    const { environmentId } = seeded.sandbox.scope;
    const broken = await createInquiry(service.current);
    const whole = await createInquiry(service.current);
    await app.database.transaction({ environmentId }, (tx) =>
      tx.execute(sql`update inquiries set sealed = '' where environment_id = ${environmentId} and id = ${broken.id}`),
    );
    clock.forward(86_401);
    await runJob(app, expireDueInquiriesJob, {});
    const { attributes } = (await sandbox.get(`/inquiries/${whole.id}`)).body.data;
    assert.equal(attributes['status'], 'expired');
  });
});

describe('the sweep over old pictures', () => {
  it('deletes all of them in one run, regardless of their number', async () => {
    const { app, clock, seeded } = service.current;
    const { environmentId } = seeded.sandbox.scope;
    const { id } = await createInquiry(service.current);
    const count = 1201;
    await app.database.transaction({ environmentId }, (tx) =>
      tx.execute(
        sql`insert into files (environment_id, id, inquiry_id, subject_key_id, page, variant, capture_method, filename,
              mime_type, byte_size, sealed, created_at)
            select ${environmentId}, 'file_' || number, ${id}, 'sk_none', 'front', 'normalized', 'upload', 'front.jpg',
              'image/jpeg', 1, '', ${clock.now()}::timestamptz from generate_series(1, ${count}::int) number`,
      ),
    );
    clock.forward(91 * 86_400);
    await runJob(app, deleteOldRecordsJob, {});
    const [left] = await app.database.read({ environmentId }, (reader) =>
      reader.select<{ count: number }>(
        sql`select count(*)::int as count from files
            where environment_id = ${environmentId} and inquiry_id = ${id} and deleted_at is null`,
      ),
    );
    assert.equal(left?.count, 0);
  });

  it('skips the pictures of an inquiry while an investigation locks one of its verifications', async () => {
    const { app, clock, seeded, sandbox } = service.current;
    const { environmentId } = seeded.sandbox.scope;
    const { id } = await createInquiry(service.current);
    const [verification] = relatedTo(
      await simulate(service.current, id, 'create_passed_verification'),
      'verifications',
    );
    await sandbox.post(`/verifications/${verification?.id}/investigation-lock`);
    await app.database.transaction({ environmentId }, (tx) =>
      tx.execute(
        sql`insert into files (environment_id, id, inquiry_id, subject_key_id, page, variant, capture_method, filename,
              mime_type, byte_size, sealed, created_at)
            values (${environmentId}, 'file_held', ${id}, 'sk_none', 'front', 'normalized', 'upload', 'front.jpg',
              'image/jpeg', 1, '', ${clock.now()}::timestamptz)`,
      ),
    );
    const isDeleted = async () => {
      await runJob(app, deleteOldRecordsJob, {});
      const [row] = await app.database.read({ environmentId }, (reader) =>
        reader.select<{ deleted_at: Date | null }>(
          sql`select deleted_at from files where environment_id = ${environmentId} and id = 'file_held'`,
        ),
      );
      return row?.deleted_at !== null;
    };
    clock.forward(91 * 86_400);
    assert.equal(await isDeleted(), false);
    await sandbox.post(`/verifications/${verification?.id}/investigation-unlock`);
    assert.equal(await isDeleted(), true);
  });
});
