/** Conversion of validated request bodies to commands of accounts. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { kebabCase } from '../../../lib/casing.ts';
import { nestPersonalValues, personalPaths } from './account.ts';
import type { ActionEffects } from './account-action.ts';
import type {
  actionAttributes,
  createAccountAttributes,
  createAccountMeta,
  relationMeta,
  runActionBody,
  updateAccountAttributes,
} from './schema.ts';

type CreateAttributes = Wire<typeof createAccountAttributes>;

/** Changes to an account; absent members stay unchanged. */
export interface UpdateAccount {
  /** Name of a status of the account type; null is the same as absent. */
  readonly accountStatus?: string | null;
  readonly referenceId?: string | null;
  readonly tags?: readonly string[] | null;
  /** Sent values by the key of their field. */
  readonly fields?: Readonly<Record<string, unknown>> | null;
  /** Values from outside of `fields`; values in `fields` take precedence. */
  readonly besideFields?: Readonly<Record<string, unknown>>;
}

export interface CreateAccount extends UpdateAccount {
  /** Null or absent for the default type. */
  readonly typeId?: string | null;
  /** Key of an existing account to change instead. */
  readonly upsertBy?: UpsertKey | null;
}

/** Reference id, or the dotted kebab path of a unique field. */
export type UpsertKey = { readonly by: 'referenceId' } | { readonly by: 'field'; readonly key: string };

export interface RelateAccounts {
  /** Key of the relation on this account's side, in any casing. */
  readonly relation: string;
  readonly targetId: string;
}

export interface CreateAccountAction {
  readonly name: string;
  readonly parameters: readonly unknown[];
  readonly effects: ActionEffects;
}

export interface RunAccountAction {
  readonly actionId: string;
  /** Sent values by the key of their parameter. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** JSON pointers of the commands' members in requests. */
export const pointers = {
  typeId: '/data/attributes/account-type-id',
  accountStatus: '/data/attributes/account-status',
  tags: '/data/attributes/tags',
} as const satisfies Partial<Record<keyof CreateAccount, `/data/attributes/${keyof CreateAttributes}`>>;

export const relationPointers = {
  relation: '/meta/relation-schema-key',
  targetId: '/meta/target-object-id',
} as const satisfies Record<keyof RelateAccounts, `/meta/${keyof Wire<typeof relationMeta>}`>;

type EffectPointer = `/data/attributes/effects/${keyof Wire<typeof actionAttributes>['effects']}`;

export const effectPointers = {
  setAccountStatus: '/data/attributes/effects/set-account-status',
  setFields: '/data/attributes/effects/set-fields',
} as const satisfies Partial<Record<keyof ActionEffects, EffectPointer>>;

/** Returns the pointer of the attribute outside of `fields` with the value for this path. */
export function pointerBesideFields(path: readonly string[]): string {
  if (kebabCase(path[0] ?? '') === 'selfie-photo') return '/data/attributes/selfie-photo/data';
  const [name = path.join('-')] = Object.entries(personalPaths).find(([, at]) => at.join('.') === path.join('.')) ?? [];
  return `/data/attributes/${name === 'address-country-code' ? 'country-code' : name}`;
}

export function readUpdateAccount(attributes: Wire<typeof updateAccountAttributes>): UpdateAccount {
  const { 'country-code': country, 'selfie-photo': photo } = attributes;
  const flat = country === undefined ? attributes : { ...attributes, 'address-country-code': country };
  return {
    accountStatus: attributes['account-status'],
    referenceId: attributes['reference-id'],
    tags: attributes.tags,
    fields: attributes.fields,
    besideFields: {
      ...nestPersonalValues(flat),
      ...(photo === undefined ? {} : { 'selfie-photo': photo?.data ?? null }),
    },
  };
}

export function readCreateAccount(attributes: CreateAttributes, meta: Wire<typeof createAccountMeta>): CreateAccount {
  const named = meta['upsert-by'] ?? null;
  return {
    ...readUpdateAccount(attributes),
    typeId: attributes['account-type-id'],
    upsertBy: named === null ? null : upsertKeyOf(kebabCase(named)),
  };
}

const upsertKeyOf = (name: string): UpsertKey =>
  name === 'reference-id' ? { by: 'referenceId' } : { by: 'field', key: name.replace(/^fields\./, '') };

export const readRelateAccounts = (meta: Wire<typeof relationMeta>): RelateAccounts => ({
  relation: meta['relation-schema-key'],
  targetId: meta['target-object-id'],
});

export function readCreateAccountAction(attributes: Wire<typeof actionAttributes>): CreateAccountAction {
  const { name, parameters = [], effects } = attributes;
  const fields = effects['set-fields'];
  return {
    name,
    parameters,
    effects: {
      setAccountStatus: effects['set-account-status'],
      addTags: effects['add-tags'],
      removeTags: effects['remove-tags'],
      setFields:
        fields === undefined
          ? undefined
          : Object.fromEntries(
              Object.entries(fields).map(([parameter, field]) => [kebabCase(parameter), kebabCase(field)]),
            ),
    },
  };
}

export const readRunAccountAction = ({ data }: Wire<typeof runActionBody>): RunAccountAction => ({
  actionId: data['account-action-id'],
  parameters: data.parameters ?? {},
});
