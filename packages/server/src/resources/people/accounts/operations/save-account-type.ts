/** Operations on account types: fields, ordered statuses, relations. */
import { type FieldSchema, parseFieldSchemas } from '../../../../fields/index.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { changedAt, type Read, refuseOvertaken } from '../../../../operations/overtaken.ts';
import {
  type AccountStatus,
  type AccountType,
  changeFault,
  defaultAccountFields,
  defaultRelations,
  type RelationSchema,
  relationFault,
  withKnownMembers,
} from '../account-type.ts';
import { type AccountTypeCommand, type GivenStatus, typePointers as pointers } from '../account-type-input.ts';
import { countByStatus, insertAccountType, lockAccountType, relationsInUse, saveAccountType } from '../type-store.ts';

const firstStatus = 'Default';

function fieldsOf(given: readonly unknown[], known: readonly FieldSchema[]): readonly FieldSchema[] {
  return withKnownMembers(known, parseFieldSchemas(given, pointers.fields, { identifiers: true }));
}

/**
 * Returns the statuses. Throws unprocessable for duplicate names, ids of another type, and if no active status is left.
 */
function statusesOf(
  { ids }: OperationContext,
  given: readonly GivenStatus[],
  known: readonly AccountStatus[],
): readonly AccountStatus[] {
  const names = given.map(({ name }) => name.toLowerCase());
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0) throw new Refusal('unprocessable', problemAt(`${pointers.statuses}/${twice}/name`, 'is there twice'));
  const first = given.findIndex(({ deactivated = false }) => !deactivated);
  if (first < 0)
    throw new Refusal('unprocessable', problemAt(pointers.statuses, 'must contain one that is not deactivated'));
  const statuses = given.map(({ id, name, deactivated = false }, index) => {
    const same = known.find((status) => (id === undefined ? status.name === name : status.id === id));
    if (id !== undefined && same === undefined) {
      throw new Refusal('unprocessable', problemAt(`${pointers.statuses}/${index}/id`, 'is not a status of this type'));
    }
    return { id: same?.id ?? ids.next('account-status'), name, isDefault: index === first, isDeactivated: deactivated };
  });
  if (new Set(statuses.map(({ id }) => id)).size < statuses.length) {
    throw new Refusal('unprocessable', problemAt(pointers.statuses, 'names one status twice'));
  }
  return statuses;
}

function checkRelations(relations: readonly RelationSchema[]): readonly RelationSchema[] {
  const fault = relationFault(relations);
  if (fault !== null) throw new Refusal('unprocessable', problemAt(pointers.relations, fault));
  return relations;
}

/** Creates a type. Throws bad_request or unprocessable with pointers for inconsistencies. */
export async function createAccountType(context: OperationContext, command: AccountTypeCommand): Promise<AccountType> {
  const { tx, scope, ids, clock } = context;
  const { fieldSchemas, statuses = [{ name: firstStatus }], relations = defaultRelations } = command;
  const type: AccountType = {
    id: ids.next('account-type'),
    name: command.name ?? '',
    fields: fieldSchemas === undefined ? defaultAccountFields : fieldsOf(fieldSchemas, defaultAccountFields),
    relations: checkRelations(relations),
    statuses: statusesOf(context, statuses, []),
    createdAt: clock.now(),
    updatedAt: null,
  };
  await insertAccountType(tx, scope, type);
  return type;
}

/**
 * Changes a type. Throws not_found; stale_object if it was changed since it was read; the refusals of
 * `createAccountType`; conflict if accounts use a part that would be removed or stored differently.
 */
export async function updateAccountType(
  context: OperationContext,
  { id, readAt }: Read,
  command: AccountTypeCommand,
): Promise<AccountType> {
  const { tx, scope, clock } = context;
  const before = await lockAccountType(tx, scope, id);
  if (before === undefined) throw new Refusal('not_found');
  refuseOvertaken(before, readAt);
  const now = changedAt(clock, before);
  const { name = before.name, fieldSchemas, statuses, relations } = command;
  const type: AccountType = {
    ...before,
    name,
    fields: fieldSchemas === undefined ? before.fields : fieldsOf(fieldSchemas, before.fields),
    relations: relations === undefined ? before.relations : checkRelations(relations),
    statuses: statuses === undefined ? before.statuses : statusesOf(context, statuses, before.statuses),
    updatedAt: now,
  };
  await refuseWhatIsUsed(context, before, type);
  await saveAccountType(tx, scope, before, type, now);
  return type;
}

async function refuseWhatIsUsed({ tx, scope }: OperationContext, before: AccountType, after: AccountType) {
  const accounts = await countByStatus(tx, scope, before.id);
  const fault = changeFault(before.fields, after.fields);
  if (fault !== null && accounts.size > 0) throw new Refusal('conflict', problemAt(pointers.fields, fault));
  const gone = before.statuses.filter(({ id }) => !after.statuses.some((status) => status.id === id));
  const used = gone.find(({ name }) => accounts.has(name));
  if (used !== undefined) {
    const problem = `must keep ${used.name}, which accounts have; deactivate it`;
    throw new Refusal('conflict', problemAt(pointers.statuses, problem));
  }
  const changed = before.relations.filter(
    ({ key, inverseKey, many }) =>
      !after.relations.some((each) => each.key === key && each.inverseKey === inverseKey && (each.many || !many)),
  );
  const keys = changed.map(({ key }) => key);
  const [related] = await relationsInUse(tx, scope, before.id, keys);
  if (related !== undefined) {
    throw new Refusal('conflict', problemAt(pointers.relations, `must keep ${related}: accounts are related by it`));
  }
}
