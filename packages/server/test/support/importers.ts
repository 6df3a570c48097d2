/** Importers for tests. */
import { importRowsJob } from '../../src/resources/people/importers/jobs.ts';
import { runJob } from '../../src/worker.ts';
import { until } from './accounts.ts';
import type { ApiAnswer, ApiResource } from './client.ts';
import { rowsOf } from './database.ts';
import type { TestService } from './service.ts';

/** Sends a CSV file as JSON; `plural` is the rest of the path below `/importer`. */
export const sendFile = (
  { sandbox }: TestService,
  plural: string,
  text: string | Buffer,
  attributes: object = {},
): Promise<ApiAnswer> => {
  const file = { data: Buffer.from(text).toString('base64'), filename: 'rows.csv' };
  return sandbox.post(`/importer/${plural}`, { data: { attributes: { file, ...attributes } } });
};

/** Sends a file that is taken, and returns its importer. */
export async function importFile(
  service: TestService,
  plural: string,
  text: string,
  attributes: object = {},
): Promise<ApiResource> {
  const { status, body, text: answered } = await sendFile(service, plural, text, attributes);
  if (status !== 201) throw new Error(answered);
  return body.data;
}

export async function retrieveImporter({ sandbox }: TestService, id: string): Promise<ApiResource> {
  return (await sandbox.get(`/importers/${id}`)).body.data;
}

/** Returns the importer once all its rows are done. */
export const endedImporter = (service: TestService, id: string): Promise<ApiResource> =>
  until(
    () => retrieveImporter(service, id),
    ({ attributes }) => attributes['status'] !== 'pending',
  );

/** Returns the counts: successful, duplicates, errors, and the number of rows. */
export const countsOf = ({ attributes }: Pick<ApiResource, 'attributes'>): unknown[] =>
  ['successful-count', 'duplicate-count', 'error-count', 'row-count'].map((name) => attributes[name]);

/** Does the rows of an importer that are left, as a worker does. Rejects if the work fails. */
export const runImporter = ({ app, seeded }: TestService, importerId: string): Promise<void> =>
  runJob(app, importRowsJob, { environmentId: seeded.sandbox.scope.environmentId, importerId });

/** Makes the database refuse items of a list that has this many; the returned function ends it. */
export async function refuseItemsFrom(
  { connectionString }: TestService,
  listId: string,
  count: number,
): Promise<() => Promise<unknown>> {
  await rowsOf(
    connectionString,
    `create function refuse_items() returns trigger language plpgsql as $$ begin
       if (select count(*) from list_items where list_id = '${listId}') >= ${count} and new.list_id = '${listId}' then
         raise exception 'refused by the test';
       end if;
       return new;
     end $$`,
  );
  await rowsOf(
    connectionString,
    'create trigger refuses before insert on list_items for each row execute function refuse_items()',
  );
  return () => rowsOf(connectionString, 'drop function refuse_items cascade');
}
