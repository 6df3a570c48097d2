/** Conversion of validated request bodies to commands of transactions. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { kebabCase } from '../../../lib/casing.ts';
import type {
  createTransactionAttributes,
  labelMeta,
  relationMeta,
  updateTransactionAttributes,
  updateTransactionTypeAttributes,
} from './schema.ts';
import type { FactName, RelationSchema, TransactionStatus } from './transaction-type.ts';

export interface CreateTransaction {
  /** Null or absent for the default type. */
  readonly typeId?: string | null | undefined;
  /** Sent values by the key of their field. */
  readonly fields?: Readonly<Record<string, unknown>> | null | undefined;
  readonly referenceId?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
}

/**
 * Changes to a transaction; absent members stay unchanged. Null clears the reference id, and changes no other member.
 */
export interface UpdateTransaction extends Omit<CreateTransaction, 'typeId'> {
  readonly status?: string | null | undefined;
  readonly label?: string | null | undefined;
}

export interface LabelTransaction {
  readonly label: string;
  readonly score: number | null;
  readonly modelVersion: string | null;
}

export interface RelateTransaction {
  /** Kebab key of a relation of the type. */
  readonly relation: string;
  readonly targetId: string;
}

/** Settings of a type; absent members stay unchanged, or take the defaults of a new type. */
export interface TransactionTypeCommand {
  readonly name?: string | undefined;
  readonly fieldSchemas?: readonly unknown[] | undefined;
  readonly statuses?: readonly TransactionStatus[] | undefined;
  readonly relations?: readonly RelationSchema[] | undefined;
  /** Dotted kebab paths; null if no field has the fact. */
  readonly facts?: { readonly [Name in FactName]?: string | null } | undefined;
  readonly uniqueReferences?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly fallbackTemplateId?: string | null | undefined;
  readonly passedStatus?: string | null | undefined;
  readonly failedStatus?: string | null | undefined;
}

/** JSON pointers of the commands' members in requests. */
export const pointers = {
  typeId: '/data/attributes/transaction-type-id',
  status: '/data/attributes/status',
  referenceId: '/data/attributes/reference-id',
  tags: '/data/attributes/tags',
  relation: '/meta/relation-schema-key',
  target: '/meta/target-object-id',
} as const;

export const typePointers = {
  fields: '/data/attributes/field-schemas',
  statuses: '/data/attributes/statuses',
  relations: '/data/attributes/relation-schemas',
  facts: '/data/attributes/fact-fields',
  uniqueReferences: '/data/attributes/unique-reference-ids',
  fallbackTemplateId: '/data/attributes/fallback-inquiry-template-id',
  passedStatus: '/data/attributes/passed-status',
  failedStatus: '/data/attributes/failed-status',
} as const;

export const readCreateTransaction = (attributes: Wire<typeof createTransactionAttributes>): CreateTransaction => ({
  typeId: attributes['transaction-type-id'],
  fields: attributes.fields,
  referenceId: attributes['reference-id'],
  tags: attributes.tags,
});

export const readUpdateTransaction = (attributes: Wire<typeof updateTransactionAttributes>): UpdateTransaction => ({
  fields: attributes.fields,
  status: attributes.status,
  referenceId: attributes['reference-id'],
  label: attributes.label,
  tags: attributes.tags,
});

export const readLabel = (meta: Wire<typeof labelMeta>): LabelTransaction => ({
  label: meta.label,
  score: meta.score ?? null,
  modelVersion: meta['model-version'] ?? null,
});

export const readRelation = (meta: Wire<typeof relationMeta>): RelateTransaction => ({
  relation: kebabCase(meta['relation-schema-key']),
  targetId: meta['target-object-id'],
});

const pathOf = (path: string): string => path.split('.').map(kebabCase).join('.');

export function readTransactionType(attributes: Wire<typeof updateTransactionTypeAttributes>): TransactionTypeCommand {
  const facts = attributes['fact-fields'];
  return {
    name: attributes.name,
    fieldSchemas: attributes['field-schemas'],
    statuses: attributes.statuses,
    relations: attributes['relation-schemas']?.map(({ key, target, 'is-array': many = true }) => ({
      key: kebabCase(key),
      target,
      many,
    })),
    facts:
      facts === undefined
        ? undefined
        : Object.fromEntries(Object.entries(facts).map(([name, path]) => [name, path === null ? null : pathOf(path)])),
    uniqueReferences: attributes['unique-reference-ids'],
    strict: attributes['strict-velocity'],
    fallbackTemplateId: attributes['fallback-inquiry-template-id'],
    passedStatus: attributes['passed-status'],
    failedStatus: attributes['failed-status'],
  };
}
