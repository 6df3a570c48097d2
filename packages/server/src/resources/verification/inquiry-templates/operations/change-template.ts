/** Creation and changes of inquiry templates themselves; their configuration is in the versions. */

import { isDomainRule } from '../../../../lib/allowed-domains.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { defaultDefinition } from '../defaults.ts';
import type { Fault } from '../definition.ts';
import { faultEntries } from '../definition-faults.ts';
import { type CreateTemplate, listPointers, type UpdateTemplate } from '../input.ts';
import { redirectProblem, schemeProblem } from '../redirect-schemes.ts';
import { findVersions, forgetLiveVersion, lockTemplate } from '../store.ts';
import type { InquiryTemplate } from '../template.ts';
import { insertTemplate, saveTemplate } from '../write-store.ts';

/** Locks the template and its versions until the transaction ends. Throws not_found. */
export async function lockedTemplate(context: OperationContext, id: string): Promise<InquiryTemplate> {
  const template = await lockTemplate(context.tx, context.scope, id);
  if (template === null) throw new Refusal('not_found');
  return template;
}

const subdomain = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function faultsOf(command: UpdateTemplate): Fault[] {
  const check = (list: keyof typeof listPointers, problemOf: (value: string) => string | null): Fault[] =>
    (command[list] ?? []).flatMap((value, index) => {
      const problem = problemOf(value);
      return problem === null ? [] : [{ pointer: `${listPointers[list]}/${index}`, problem }];
    });
  return [
    ...check('embeddedFlowDomains', (value) => (isDomainRule(value) ? null : 'is not a domain')),
    ...check('hostedFlowSubdomains', (value) => (subdomain.test(value) ? null : 'is not a subdomain')),
    ...check('redirectSchemes', schemeProblem),
  ];
}

function refuseFaults(command: UpdateTemplate): void {
  const faults = faultsOf(command);
  if (faults.length > 0) throw new Refusal('unprocessable', faultEntries(faults));
}

function layOver(template: InquiryTemplate, command: UpdateTemplate): InquiryTemplate {
  return {
    ...template,
    name: command.name ?? template.name,
    embeddedFlowDomains: command.embeddedFlowDomains ?? template.embeddedFlowDomains,
    hostedFlowSubdomains: command.hostedFlowSubdomains ?? template.hostedFlowSubdomains,
    redirectSchemes: command.redirectSchemes ?? template.redirectSchemes,
    clientSideCreation: command.clientSideCreation ?? template.clientSideCreation,
  };
}

/** Creates an active template without a version: inquiries can use it once a version is published. */
export async function createTemplate(context: OperationContext, command: CreateTemplate): Promise<InquiryTemplate> {
  refuseFaults(command);
  const { tx, scope, ids, clock } = context;
  const bare: InquiryTemplate = {
    id: ids.next('inquiry-template'),
    name: command.name,
    status: 'active',
    latestPublishedVersionId: null,
    embeddedFlowDomains: [],
    hostedFlowSubdomains: [],
    redirectSchemes: [],
    clientSideCreation: scope.environmentKind === 'sandbox',
    fields: defaultDefinition.fields,
    createdAt: clock.now(),
  };
  const template = layOver(bare, command);
  await insertTemplate(tx, scope, template);
  return template;
}

export async function updateTemplate(
  context: OperationContext,
  id: string,
  command: UpdateTemplate,
): Promise<InquiryTemplate> {
  refuseFaults(command);
  const changed = layOver(await lockedTemplate(context, id), command);
  await refuseStrandedRedirect(context, changed);
  return save(context, changed);
}

/** Throws if the live version's redirect address would no longer be allowed. */
async function refuseStrandedRedirect(context: OperationContext, template: InquiryTemplate): Promise<void> {
  const { latestPublishedVersionId, redirectSchemes } = template;
  if (latestPublishedVersionId === null) return;
  const [live] = await findVersions(context.tx, context.scope, [latestPublishedVersionId]);
  const uri = live?.definition.redirectUri ?? null;
  if (uri === null || redirectProblem(uri, redirectSchemes) === null) return;
  const fault = { pointer: listPointers.redirectSchemes, problem: 'leaves out the redirect-uri of the live version' };
  throw new Refusal('unprocessable', faultEntries([fault]));
}

/** Sets the status. Throws conflict if the template already has it. */
export async function setTemplateStatus(
  context: OperationContext,
  id: string,
  status: InquiryTemplate['status'],
): Promise<InquiryTemplate> {
  const template = await lockedTemplate(context, id);
  if (template.status === status) {
    throw new Refusal('conflict', { details: `the inquiry template is already ${status}` });
  }
  return save(context, { ...template, status });
}

async function save(context: OperationContext, template: InquiryTemplate): Promise<InquiryTemplate> {
  await saveTemplate(context.tx, context.scope, template);
  forgetLiveVersion(context.scope, template.id);
  return template;
}
