/** Conversion between wire documents and case documents. Pure. */
import { type TObject, Type } from 'typebox';
import type { Wire } from '../../../api/json-api/schema.ts';
import { type FieldSchema, parseFieldSchemas, showFieldSchema } from '../../../fields/index.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { CaseDocument, CasePolicy } from './case-template.ts';
import { documentFaults } from './rules.ts';
import { documentMembers } from './schema.ts';

const _document = Type.Object(documentMembers) satisfies TObject;

export type SentDocument = Wire<typeof _document>;

const longestLayout = 100_000;

function changedPolicy(before: CasePolicy, sent: SentDocument['policy']): CasePolicy {
  if (sent === undefined) return before;
  const { 'case-queue-id': queueId, 'sla-seconds': slaSeconds } = sent;
  return {
    queueId: queueId === undefined ? before.queueId : queueId,
    slaSeconds: slaSeconds === undefined ? before.slaSeconds : slaSeconds,
    demandsOf: sent['demands-of'] ?? before.demandsOf,
    opensFor: sent['opens-for'] === undefined ? before.opensFor : [...new Set(sent['opens-for'])],
  };
}

function statusesOf(sent: NonNullable<SentDocument['statuses']>): CaseDocument['statuses'] {
  return sent.map((each) => ({
    name: each.name,
    kind: each.type,
    requiresComment: each['requires-comment'] ?? false,
    requiresTag: each['requires-tag'] ?? false,
    requiresChecked: each['requires-checked'] ?? [],
    tags: each.tags ?? [],
    requiresSecondRead: each['requires-second-read'] ?? false,
  }));
}

const fieldsOf = (sent: readonly unknown[]): readonly FieldSchema[] =>
  parseFieldSchemas(sent, '/data/attributes/field-schemas', { identifiers: true });

/**
 * Returns the document after a change; absent members stay unchanged. Throws unprocessable with all inconsistencies.
 */
export function changedDocument(before: CaseDocument, sent: SentDocument): CaseDocument {
  const { layout = before.layout } = sent;
  if (JSON.stringify(layout).length > longestLayout) {
    throw new Refusal('unprocessable', problemAt('/data/attributes/layout', 'must be smaller than 100 kB'));
  }
  const document: CaseDocument = {
    statuses: sent.statuses === undefined ? before.statuses : statusesOf(sent.statuses),
    fields: sent['field-schemas'] === undefined ? before.fields : fieldsOf(sent['field-schemas']),
    checklist: sent.checklist ?? before.checklist,
    actions:
      sent.actions?.map(({ key, name, steps }) => ({
        key,
        name,
        steps: steps.map(({ operation, input = {} }) => ({ operation, input })),
      })) ?? before.actions,
    policy: changedPolicy(before.policy, sent.policy),
    layout,
  };
  const faults = documentFaults(document);
  if (faults.length > 0) throw new Refusal('unprocessable', faults);
  return document;
}

export const showDocument = ({ statuses, fields, checklist, actions, policy, layout }: CaseDocument) => ({
  statuses: statuses.map((each) => ({
    name: each.name,
    type: each.kind,
    'requires-comment': each.requiresComment,
    'requires-tag': each.requiresTag,
    'requires-checked': each.requiresChecked,
    'requires-second-read': each.requiresSecondRead,
    tags: each.tags,
  })),
  'field-schemas': fields.map(showFieldSchema),
  checklist,
  actions,
  policy: {
    'case-queue-id': policy.queueId,
    'sla-seconds': policy.slaSeconds,
    'demands-of': policy.demandsOf,
    'opens-for': policy.opensFor,
  },
  layout,
});
