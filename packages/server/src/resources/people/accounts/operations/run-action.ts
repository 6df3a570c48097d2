/** Operations that declare an action for accounts of a type, and run one. */

import { nothingWritten, parseFieldSchemas, writeFields } from '../../../../fields/index.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Account } from '../account.ts';
import type { AccountAction } from '../account-action.ts';
import { findAccountActions, insertAccountAction } from '../action-store.ts';
import { type CreateAccountAction, effectPointers, type RunAccountAction } from '../input.ts';
import { findAccountTypes } from '../type-store.ts';
import { lockAccount, refuseArchived } from './change-account.ts';
import { updateAccount } from './update-account.ts';

/** Declares an action. Throws not_found for an unknown type, unprocessable for an impossible effect. */
export async function createAccountAction(
  context: OperationContext,
  typeId: string,
  command: CreateAccountAction,
): Promise<AccountAction> {
  const { tx, scope, ids, clock } = context;
  const [type] = await findAccountTypes(tx, scope, [typeId]);
  if (type === undefined) throw new Refusal('not_found');
  const parameters = parseFieldSchemas(command.parameters, '/data/attributes/parameters');
  const { effects } = command;
  const status = effects.setAccountStatus;
  if (status !== undefined && !type.statuses.some(({ name }) => name === status)) {
    throw faulty('setAccountStatus', 'is no status of the account type');
  }
  for (const [parameter, field] of Object.entries(effects.setFields ?? {})) {
    const given = parameters.find(({ key }) => key === parameter);
    const target = type.fields.find(({ key }) => key === field);
    if (given === undefined || target === undefined || given.type !== target.type || given.type === 'file') {
      throw faulty('setFields', 'must name a parameter and a field of one type, which is not file');
    }
  }
  const action = { id: ids.next('account-action'), accountTypeId: type.id, name: command.name, parameters, effects };
  const stored = { ...action, createdAt: clock.now() };
  await insertAccountAction(tx, scope, stored);
  return stored;
}

const faulty = (effect: keyof typeof effectPointers, problem: string): Refusal =>
  new Refusal('unprocessable', problemAt(effectPointers[effect], problem));

export interface ActionRun {
  readonly account: Account;
  /** Id of this run, which is complete when the response is sent. */
  readonly workflowRunId: string;
}

/** Runs an action. Throws not_found for an unknown account or action, conflict for one of another account type. */
export async function runAccountAction(
  context: OperationContext,
  accountId: string,
  { actionId, parameters }: RunAccountAction,
): Promise<ActionRun> {
  const account = await lockAccount(context, accountId);
  refuseArchived(account);
  const [action] = await findAccountActions(context.tx, context.scope, [actionId]);
  if (action === undefined) throw new Refusal('not_found', { details: 'data.account-action-id was not found' });
  if (action.accountTypeId !== account.type.id) {
    throw new Refusal('conflict', { details: 'the action belongs to another account type' });
  }
  const newFileId = () => context.ids.next('file');
  const { values } = writeFields(action.parameters, nothingWritten, parameters, {
    newFileId,
    pointer: '/data/parameters',
  });
  refuseMissing(action, values);
  const { effects } = action;
  const fields = Object.entries(effects.setFields ?? {}).flatMap(([parameter, field]) =>
    values[parameter] === undefined ? [] : [[field, values[parameter]] as const],
  );
  const tags = [...account.tags, ...(effects.addTags ?? [])];
  const removed = effects.removeTags ?? [];
  const changed = await updateAccount(context, accountId, {
    tags: tags.filter((tag) => !removed.includes(tag)),
    fields: Object.fromEntries(fields),
    accountStatus: effects.setAccountStatus,
  });
  return { account: changed, workflowRunId: context.ids.next('workflow-run') };
}

function refuseMissing({ parameters }: AccountAction, values: Readonly<Record<string, unknown>>): void {
  const missing = parameters.filter(({ key, config }) => config.required === true && (values[key] ?? null) === null);
  if (missing.length === 0) return;
  const entries = missing.map(({ key }) => ({
    details: `data.parameters.${key} must be filled`,
    pointer: `/data/parameters/${key}`,
  }));
  throw new Refusal('unprocessable', entries);
}
