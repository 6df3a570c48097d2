/** SQL of devices. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, type LiveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import type { Device, DeviceFingerprints } from './device.ts';

const deviceColumns = ['id', 'inquiry_id', 'subject_key_id', 'sealed', 'created_at'] as const;

type DeviceRow = Row<'devices', (typeof deviceColumns)[number]> & WrappedKey;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'devices',
  row,
  column: 'sealed',
});

const select = sql`select ${selectList('d', deviceColumns)}, k.wrapped_key from devices d ${joinSubjectKey('d')}`;

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

/** Lists the devices with ids in the query `ids`. */
export async function listDevices(tx: Reader, scope: Scope, ids: Sql, cursor: Cursor) {
  const page = await queryPage<DeviceRow>(tx, {
    select,
    table: 'devices',
    alias: 'd',
    environmentId: scope.environmentId,
    conditions: [sql`d.id in (${ids})`],
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
    insertRow('devices', {
      environment_id: scope.environmentId,
      id,
      inquiry_id: inquiryId,
      subject_key_id: subject.id,
      sealed: sealJson(subject.key, associatedData(scope, id), fingerprints),
      created_at: createdAt,
    }),
  );
}
