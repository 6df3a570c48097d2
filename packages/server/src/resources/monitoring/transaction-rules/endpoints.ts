/** Endpoints of rule sets, an extension: the reference configures rules elsewhere. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { documentOf } from './input.ts';
import {
  createRuleSet,
  publishRuleSet,
  requireType,
  shadowRuleSet,
  switchOffRuleSet,
  updateRuleSet,
} from './operations/save-rule-set.ts';
import {
  createRuleSetAttributes,
  publishMeta,
  ruleSetBody,
  ruleSetsBody,
  shadowMeta,
  updateRuleSetAttributes,
} from './schema.ts';
import { showRuleSet, showRuleSets } from './show-rule-set.ts';
import { findAllRuleSets, findRuleSets } from './store.ts';

const reading = { permission: 'transaction_type.read', resourceType: 'transaction-type', extension: true } as const;
/** Options of changes: a rule set decides about every transaction of its type. */
const making = {
  permission: 'txn.write',
  userPermission: 'setting.write',
  resourceType: 'transaction-type',
  extension: true,
  answerBody: ruleSetBody,
} as const;

const readingEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/rule-sets',
    operationId: 'list-all-rule-sets',
    summary: 'Lists the rule sets of the environment, oldest first: at most one a transaction type, all on one page.',
    answerBody: ruleSetsBody,
    async handle(context) {
      return { body: { data: await showRuleSets(context, await findAllRuleSets(context.tx, context.scope)) } };
    },
  }),
  readEndpoint({
    ...reading,
    path: '/rule-sets/{rule-set-id}',
    operationId: 'retrieve-a-rule-set',
    summary:
      'Retrieves one rule set: its draft, what is live, and what is wrong with either by the transaction type as it is now.',
    answerBody: ruleSetBody,
    async handle(context, { params }) {
      const [found] = await findRuleSets(context.tx, context.scope, [params['rule-set-id']]);
      if (found === undefined) throw new Refusal('not_found');
      return showRuleSet(context, found);
    },
  }),
];

const draftingEndpoints: readonly Endpoint[] = [
  writeEndpoint({
    ...making,
    path: '/rule-sets',
    operationId: 'create-a-rule-set',
    summary:
      'Creates the rule set of a transaction type; without a draft it begins with rules that are off. Nothing is decided until it is published.',
    success: 201,
    attributes: createRuleSetAttributes,
    async handle(context, { attributes }) {
      const type = await requireType(context, attributes['transaction-type-id']);
      const draft = attributes.draft === undefined ? null : documentOf(attributes.draft);
      return showRuleSet(context, await createRuleSet(context, type, { name: attributes.name ?? null, draft }));
    },
  }),
  writeEndpoint({
    ...making,
    method: 'PATCH',
    path: '/rule-sets/{rule-set-id}',
    operationId: 'update-a-rule-set',
    summary:
      'Changes the name or replaces the draft; the live version stays as it is. A draft may have faults and lists them. With `revision`, it is refused if either changed since that revision.',
    attributes: updateRuleSetAttributes,
    async handle(context, { params, attributes }) {
      const { name, draft, revision } = attributes;
      const change = { ...(name && { name }), ...(draft && { draft: documentOf(draft) }) };
      return showRuleSet(context, await updateRuleSet(context, { id: params['rule-set-id'], revision }, change));
    },
  }),
];

const decidingEndpoints: readonly Endpoint[] = [
  writeEndpoint({
    ...making,
    path: '/rule-sets/{rule-set-id}/publish',
    operationId: 'publish-a-rule-set',
    summary:
      'Publishes the draft: it decides from the next transaction on. Refused while an expression does not compile, does not fit the fields or names an unknown list, or an outcome is not possible; and, with `revision`, if the draft changed since that revision.',
    meta: publishMeta,
    handle: async (context, { params, meta: { revision } }) =>
      showRuleSet(context, await publishRuleSet(context, { id: params['rule-set-id'], revision })),
  }),
  writeEndpoint({
    ...making,
    path: '/rule-sets/{rule-set-id}/switch-off',
    operationId: 'switch-off-a-rule-set',
    summary: 'Switches the live version off: nothing is decided until a draft is published again.',
    handle: async (context, { params }) => showRuleSet(context, await switchOffRuleSet(context, params['rule-set-id'])),
  }),
  writeEndpoint({
    ...making,
    path: '/rule-sets/{rule-set-id}/shadow',
    operationId: 'shadow-a-rule-set',
    summary:
      'Starts or stops the shadow run: the draft is evaluated next to the live version, and its results are recorded without deciding anything.',
    meta: shadowMeta,
    handle: async (context, { params, meta: { enabled, revision } }) =>
      showRuleSet(context, await shadowRuleSet(context, { id: params['rule-set-id'], revision }, enabled)),
  }),
];

export const ruleSetEndpoints: readonly Endpoint[] = [...readingEndpoints, ...draftingEndpoints, ...decidingEndpoints];
