/** Operations on transaction types: fields, ordered statuses, relations, settings. */
import { type FieldSchema, parseFieldSchemas, schemaAt } from '../../../../fields/index.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { withKnownMembers } from '../../../people/accounts/index.ts';
import { findLiveVersion } from '../../../verification/inquiry-templates/index.ts';
import { serializeDeletedField } from '../events.ts';
import { typePointers as pointers, type TransactionTypeCommand } from '../input.ts';
import { serializeTransactionType } from '../serializer.ts';
import {
  changeFault,
  defaultFields,
  defaultRelations,
  defaultSettings,
  defaultStatuses,
  deletedFields,
  type FactName,
  factNames,
  holdsFact,
  type RelationSchema,
  statusNamed,
  type TransactionStatus,
  type TransactionType,
  type TypeSettings,
} from '../transaction-type.ts';
import {
  countByStatus,
  insertTransactionType,
  lockTransactionType,
  markReferencesUnique,
  relationsInUse,
  saveTransactionType,
  sharesReferences,
} from '../type-store.ts';

const refuse = (pointer: string, problem: string): never => {
  throw new Refusal('unprocessable', problemAt(pointer, problem));
};

function fieldsOf(given: readonly unknown[], known: readonly FieldSchema[]): readonly FieldSchema[] {
  return withKnownMembers(known, parseFieldSchemas(given, pointers.fields, { identifiers: true }));
}

/** Throws unprocessable for duplicate names, and unless exactly one status is initial. */
function checkStatuses(statuses: readonly TransactionStatus[]): readonly TransactionStatus[] {
  const names = statuses.map(({ name }) => name.toLowerCase());
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0) refuse(`${pointers.statuses}/${twice}/name`, 'is there twice');
  if (statuses.filter(({ kind }) => kind === 'initial').length !== 1) {
    refuse(pointers.statuses, 'must hold exactly one of kind initial');
  }
  return statuses.map(({ name, kind }) => ({ name, kind }));
}

function checkRelations(relations: readonly RelationSchema[]): readonly RelationSchema[] {
  const twice = relations.findIndex(({ key }, index) => relations.findIndex((each) => each.key === key) < index);
  if (twice >= 0) refuse(`${pointers.relations}/${twice}/key`, 'is there twice');
  return relations;
}

/** Returns the paths of facts. Throws unprocessable for a path to no field that can hold the fact. */
function factsOf(
  fields: readonly FieldSchema[],
  known: TypeSettings['facts'],
  given: TransactionTypeCommand['facts'],
): TypeSettings['facts'] {
  const facts: { [Name in FactName]?: string } = {};
  for (const name of factNames) {
    const path = given?.[name] === undefined ? known[name] : given[name];
    if (path === undefined || path === null) continue;
    const type = schemaAt(fields, path.split('.'))?.type;
    if (type !== undefined && holdsFact(name, type)) facts[name] = path;
    else if (given?.[name] !== undefined)
      refuse(`${pointers.facts}/${name}`, 'names no field of the type that can hold it');
  }
  return facts;
}

async function settingsOf(
  context: OperationContext,
  type: Pick<TransactionType, 'fields' | 'statuses' | 'settings'>,
  command: TransactionTypeCommand,
): Promise<TypeSettings> {
  const { settings } = type;
  const { fallbackTemplateId = settings.fallbackTemplateId } = command;
  if (typeof command.fallbackTemplateId === 'string') await checkTemplate(context, command.fallbackTemplateId);
  return {
    facts: factsOf(type.fields, settings.facts, command.facts),
    uniqueReferences: command.uniqueReferences ?? settings.uniqueReferences,
    strict: command.strict ?? settings.strict,
    fallbackTemplateId,
    passedStatus: statusOf(type, command.passedStatus, settings.passedStatus, pointers.passedStatus),
    failedStatus: statusOf(type, command.failedStatus, settings.failedStatus, pointers.failedStatus),
  };
}

/** Returns the status name; one that the type no longer has is cleared. */
function statusOf(
  type: Pick<TransactionType, 'statuses'>,
  given: string | null | undefined,
  known: string | null,
  pointer: string,
): string | null {
  if (given === null) return null;
  const status = statusNamed(type, given ?? known ?? '');
  if (status === undefined && given !== undefined) refuse(pointer, 'names no status of the type');
  return status?.name ?? null;
}

async function checkTemplate({ tx, scope }: OperationContext, id: string): Promise<void> {
  if ((await findLiveVersion(tx, scope, id)) === null) refuse(pointers.fallbackTemplateId, 'names no inquiry template');
}

/** Creates a type. Throws bad_request or unprocessable with pointers for inconsistencies. */
export async function createTransactionType(
  context: OperationContext,
  command: TransactionTypeCommand,
): Promise<TransactionType> {
  const { tx, scope, ids, clock } = context;
  const { fieldSchemas, statuses = defaultStatuses, relations = defaultRelations } = command;
  const parts = {
    fields: fieldSchemas === undefined ? defaultFields : fieldsOf(fieldSchemas, defaultFields),
    relations: checkRelations(relations),
    statuses: checkStatuses(statuses),
    settings: defaultSettings,
  };
  const type: TransactionType = {
    id: ids.next('transaction-type'),
    name: command.name ?? '',
    ...parts,
    settings: await settingsOf(context, parts, command),
    revision: 1,
    createdAt: clock.now(),
    updatedAt: null,
  };
  await insertTransactionType(tx, scope, type);
  return type;
}

/**
 * Changes a type. Throws not_found; the refusals of `createTransactionType`; conflict if transactions use a removed
 * part; stale_object if the caller read another revision.
 */
export async function updateTransactionType(
  context: OperationContext,
  { id, revision }: { readonly id: string; readonly revision: number | undefined },
  command: TransactionTypeCommand,
): Promise<TransactionType> {
  const { tx, scope, clock } = context;
  const before = await lockTransactionType(tx, scope, id);
  if (before === undefined) throw new Refusal('not_found');
  if (revision !== undefined && revision !== before.revision) {
    throw new Refusal('stale_object', {
      details: `the transaction type has revision ${before.revision}: it has changed since you read it; read it again and retry`,
    });
  }
  const { name = before.name, fieldSchemas, statuses, relations } = command;
  const parts = {
    fields: fieldSchemas === undefined ? before.fields : fieldsOf(fieldSchemas, before.fields),
    relations: relations === undefined ? before.relations : checkRelations(relations),
    statuses: statuses === undefined ? before.statuses : checkStatuses(statuses),
    settings: before.settings,
  };
  const settings = await settingsOf(context, parts, command);
  const type: TransactionType = {
    ...before,
    name,
    ...parts,
    settings,
    revision: before.revision + 1,
    updatedAt: clock.now(),
  };
  await refuseWhatIsUsed(context, before, type);
  await saveTransactionType(tx, scope, type);
  if (before.settings.uniqueReferences !== settings.uniqueReferences) {
    await markReferencesUnique(tx, scope, id, settings.uniqueReferences);
  }
  await tellDeletedFields(context, before, type);
  return type;
}

async function refuseWhatIsUsed({ tx, scope }: OperationContext, before: TransactionType, after: TransactionType) {
  const conflict = (pointer: string, problem: string): never => {
    throw new Refusal('conflict', problemAt(pointer, problem));
  };
  const transactions = await countByStatus(tx, scope, before.id);
  const fault = changeFault(before.fields, after.fields);
  if (fault !== null && transactions.size > 0) conflict(pointers.fields, fault);
  const dropped = [...transactions.keys()].find((name) => !after.statuses.some((status) => status.name === name));
  if (dropped !== undefined) {
    conflict(pointers.statuses, `must keep ${dropped}, which ${transactions.get(dropped) ?? 0} transactions have`);
  }
  const gone = before.relations.filter(
    ({ key, target, many }) =>
      !after.relations.some((each) => each.key === key && each.target === target && (each.many || !many)),
  );
  const keys = gone.map(({ key }) => key);
  const [related] = await relationsInUse(tx, scope, before.id, keys);
  if (related !== undefined) conflict(pointers.relations, `must keep ${related}, by which transactions are related`);
  if (!before.settings.uniqueReferences && after.settings.uniqueReferences) {
    if (await sharesReferences(tx, scope, before.id)) {
      conflict(pointers.uniqueReferences, 'cannot be set: transactions of the type share a reference id');
    }
  }
}

/** Records one event for each field that is no longer shown. */
async function tellDeletedFields(context: OperationContext, before: TransactionType, after: TransactionType) {
  const resource = serializeTransactionType(after);
  for (const key of deletedFields(before.fields, after.fields)) {
    const told = serializeDeletedField(key);
    await recordEvent(context, { name: 'transaction-type.deleted-field', resource, subject: null, context: told });
  }
}
