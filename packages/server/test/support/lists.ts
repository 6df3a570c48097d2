/** Lists and items for tests. */
import { until } from './accounts.ts';
import { rowsOf } from './database.ts';
import type { TestService } from './service.ts';

let made = 0;

/** Creates a list of a kind that keys may create. */
export async function createList(service: TestService, plural: string, attributes: object = {}) {
  made += 1;
  const name = `List ${made} of ${plural}`;
  const { body } = await service.sandbox.post(`/list/${plural}`, { data: { attributes: { name, ...attributes } } });
  return body.data;
}

/** Waits until the item is active. */
export async function activeItem(service: TestService, plural: string, id: string): Promise<void> {
  await until(
    () => service.sandbox.get(`/list-item/${plural}/${id}`),
    ({ body }) => body.data.attributes['status'] === 'active',
  );
}

/** Creates an active item and returns its id. */
export async function itemIn(service: TestService, plural: string, listId: string, values: object): Promise<string> {
  const { status, body, text } = await service.sandbox.post(`/list-item/${plural}`, {
    data: { attributes: { 'list-id': listId, ...values } },
  });
  if (status !== 201) throw new Error(text);
  await activeItem(service, plural, body.data.id);
  return body.data.id;
}

/** Returns the type of the object, item and field of each match of an inquiry with everything below it. */
export async function matchesOf(
  service: TestService,
  inquiryId: string,
): Promise<(readonly [string, string, string])[]> {
  const rows = await rowsOf(
    service.connectionString,
    `select object_type, item_id, field from list_matches where inquiry_id = $1
     order by 1, 2, 3`,
    [inquiryId],
  );
  return rows.map((row) => [String(row['object_type']), String(row['item_id']), String(row['field'])] as const);
}
