/**
 * Bare server's equivalent of a retrieve: the inquiry's row and then its template's, each by an indexed read; the row's
 * sealed value decrypted and parsed; the document written. It counts nothing, logs nothing and has one version.
 */
import { createDecipheriv, createSecretKey } from 'node:crypto';
import type pg from 'pg';
import { seal } from '../../src/security/encryption.ts';

/** Answer of the service to a retrieve that embeds the template. */
interface Answer {
  readonly data: { readonly id: string };
  readonly included: readonly { readonly id: string }[];
  readonly meta: object;
}

const associatedData = { environmentId: 'env_1', table: 'bare_inquiries', row: 'all', column: 'sealed' };

/** Creates tables with `count` inquiries `inq_1`, `inq_2`, … with the data of `answer`. */
export async function fillBareInquiries(client: pg.Client, key: Buffer, answer: string, count: number): Promise<void> {
  const { data, included } = JSON.parse(answer) as Answer;
  const [template] = included;
  const sealed = seal(key, associatedData, Buffer.from(JSON.stringify(data)));
  await client.query('create table bare_templates (id text primary key, body jsonb not null)');
  await client.query('insert into bare_templates values ($1, $2)', [template?.id, JSON.stringify(template)]);
  await client.query(
    'create table bare_inquiries (id text primary key, template_id text not null, sealed bytea not null, meta jsonb not null)',
  );
  await client.query(
    `insert into bare_inquiries select 'inq_' || n, $1, $2, $3 from generate_series(1, $4::integer) as n`,
    [template?.id, sealed, JSON.stringify((JSON.parse(answer) as Answer).meta), count],
  );
  await client.query('analyze bare_inquiries');
}

const nonceEnds = 13;
const tagBytes = 16;

/** Returns a function that retrieves by id; null for an unknown one. */
export function createBareRetrieve(pool: pg.Pool, key: Buffer): (id: string) => Promise<object | null> {
  const secret = createSecretKey(key);
  const bound = Buffer.from('env_1|bare_inquiries|all|sealed|1');
  function open(sealed: Buffer): object {
    const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(1, nonceEnds));
    decipher.setAAD(bound).setAuthTag(sealed.subarray(-tagBytes));
    const text = decipher.update(sealed.subarray(nonceEnds, -tagBytes));
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString());
  }
  return async (id) => {
    const inquiry = await pool.query<{ template_id: string; sealed: Buffer; meta: object }>({
      name: 'inquiry',
      text: 'select template_id, sealed, meta from bare_inquiries where id = $1',
      values: [id],
    });
    const [row] = inquiry.rows;
    if (row === undefined) return null;
    const template = await pool.query<{ body: object }>({
      name: 'template',
      text: 'select body from bare_templates where id = $1',
      values: [row.template_id],
    });
    return { data: open(row.sealed), included: template.rows.map(({ body }) => body), meta: row.meta };
  };
}
