/** SQL of devices. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { type LiveSubject, openSubject } from '../../../security/subject-keys.ts';
import type { Device, DeviceFingerprints } from './device.ts';

interface DeviceRow {
  id: string;
  inquiry_id: string;
  subject_key_id: string;
  wrapped_key: Buffer | null;
  sealed: Buffer;
  created_at: Date;
}

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'devices',
  row,
  column: 'sealed',
});

const select = sql`select d.id, d.inquiry_id, d.subject_key_id, k.wrapped_key, d.sealed, d.created_at
  from devices d left join subject_keys k on k.environment_id = d.environment_id and k.id = d.subject_key_id`;

function deviceOf(scope: Scope, row: DeviceRow): Device {
  const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    subject,
    fingerprints:
      subject.key === null
        ? null
        : unsealJson<DeviceFingerprints>(subject.key, associatedData(scope, row.id), row.sealed),
    createdAt: row.created_at,
  };
}

export async function findDevices(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Device[]> {
  const rows = await tx.select<DeviceRow>(
    sql`${select} where d.environment_id = ${scope.environmentId} and d.id = any(${ids})`,
  );
  return rows.map((row) => deviceOf(scope, row));
}

export async function findDevicesOfInquiry(tx: Reader, scope: Scope, inquiryId: string): Promise<Device[]> {
  const rows = await tx.select<DeviceRow>(
    sql`${select} where d.environment_id = ${scope.environmentId} and d.inquiry_id = ${inquiryId}`,
  );
  return rows.map((row) => deviceOf(scope, row));
}

/** Devices that the session was opened with: one, or none while nobody has opened it. */
export async function listDevicesOfSessions(tx: Reader, scope: Scope, sessionIds: readonly string[], cursor: Cursor) {
  const { environmentId } = scope;
  const page = await queryPage<DeviceRow>(tx, {
    select,
    table: 'devices',
    alias: 'd',
    environmentId,
    conditions: [
      sql`d.id in (select s.device_id from inquiry_sessions s
                   where s.environment_id = ${environmentId} and s.id = any(${sessionIds}))`,
    ],
    cursor,
  });
  return { ...page, items: page.items.map((row) => deviceOf(scope, row)) };
}

export async function insertDevice(
  tx: Transaction,
  scope: Scope,
  device: { id: string; inquiryId: string; subject: LiveSubject; fingerprints: DeviceFingerprints; createdAt: Date },
): Promise<void> {
  const { id, inquiryId, subject, fingerprints, createdAt } = device;
  await tx.execute(
    sql`insert into devices (environment_id, id, inquiry_id, subject_key_id, sealed, created_at)
        values (${scope.environmentId}, ${id}, ${inquiryId}, ${subject.id},
          ${sealJson(subject.key, associatedData(scope, id), fingerprints)}, ${createdAt})`,
  );
}
