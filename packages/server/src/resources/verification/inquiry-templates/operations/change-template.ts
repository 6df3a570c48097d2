/** Makes and changes inquiry templates themselves; what they ask for is in their versions. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { defaultDefinition } from '../defaults.ts';
import { type Fault, faultEntries } from '../definition-faults.ts';
import { redirectProblem, schemeProblem } from '../redirect-schemes.ts';
import { findVersions, forgetLiveVersion, lockTemplate } from '../store.ts';
import type { InquiryTemplate } from '../template.ts';
import { insertTemplate, saveTemplate } from '../write-store.ts';

export interface TemplateInput {
  readonly name?: string;
  readonly 'embedded-flow-domain-allowlist'?: readonly string[];
  readonly 'hosted-flow-subdomains'?: readonly string[];
  readonly 'hosted-flow-redirect-uri-schemes'?: readonly string[];
}

/** Throws not_found; nobody else changes the template or its versions until the transaction ends. */
export async function lockedTemplate(context: OperationContext, id: string): Promise<InquiryTemplate> {
  const template = await lockTemplate(context.tx, context.scope, id);
  if (template === null) throw new Refusal('not_found');
  return template;
}

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const subdomain = new RegExp(`^${label}$`);
const domain = new RegExp(`^(\\*\\.)?(${label})(\\.${label})*(:\\d{1,5})?$`);

function faultsOf(input: TemplateInput): Fault[] {
  const check = (name: keyof TemplateInput & string, problemOf: (value: string) => string | null): Fault[] =>
    ((input[name] ?? []) as readonly string[]).flatMap((value, index) => {
      const problem = problemOf(value);
      return problem === null ? [] : [{ pointer: `/${name}/${index}`, problem }];
    });
  return [
    ...check('embedded-flow-domain-allowlist', (value) => (domain.test(value) ? null : 'is not a domain')),
    ...check('hosted-flow-subdomains', (value) => (subdomain.test(value) ? null : 'is not a subdomain')),
    ...check('hosted-flow-redirect-uri-schemes', schemeProblem),
  ];
}

function refuseFaults(input: TemplateInput): void {
  const faults = faultsOf(input);
  if (faults.length > 0) throw new Refusal('unprocessable', faultEntries(faults));
}

function layOver(template: InquiryTemplate, input: TemplateInput): InquiryTemplate {
  return {
    ...template,
    name: input.name ?? template.name,
    embeddedFlowDomains: input['embedded-flow-domain-allowlist'] ?? template.embeddedFlowDomains,
    hostedFlowSubdomains: input['hosted-flow-subdomains'] ?? template.hostedFlowSubdomains,
    redirectSchemes: input['hosted-flow-redirect-uri-schemes'] ?? template.redirectSchemes,
  };
}

/** It is active and has no version: inquiries follow it once a version is published. */
export async function createTemplate(
  context: OperationContext,
  input: TemplateInput & { readonly name: string },
): Promise<InquiryTemplate> {
  refuseFaults(input);
  const { tx, scope, ids, clock } = context;
  const bare: InquiryTemplate = {
    id: ids.next('inquiry-template'),
    name: input.name,
    status: 'active',
    latestPublishedVersionId: null,
    embeddedFlowDomains: [],
    hostedFlowSubdomains: [],
    redirectSchemes: [],
    fields: defaultDefinition.fields,
    createdAt: clock.now(),
  };
  const template = layOver(bare, input);
  await insertTemplate(tx, scope, template);
  return template;
}

export async function updateTemplate(
  context: OperationContext,
  id: string,
  input: TemplateInput,
): Promise<InquiryTemplate> {
  refuseFaults(input);
  const changed = layOver(await lockedTemplate(context, id), input);
  await refuseStrandedRedirect(context, changed);
  return save(context, changed);
}

/** The live version's own address must stay one that its inquiries may use. */
async function refuseStrandedRedirect(context: OperationContext, template: InquiryTemplate): Promise<void> {
  const { latestPublishedVersionId, redirectSchemes } = template;
  if (latestPublishedVersionId === null) return;
  const [live] = await findVersions(context.tx, context.scope, [latestPublishedVersionId]);
  const uri = live?.definition.redirectUri ?? null;
  if (uri === null || redirectProblem(uri, redirectSchemes) === null) return;
  throw new Refusal('unprocessable', {
    details: 'data.attributes.hosted-flow-redirect-uri-schemes leaves out the redirect-uri of the live version',
    pointer: '/data/attributes/hosted-flow-redirect-uri-schemes',
  });
}

/** Throws conflict when it has this status already. */
export async function setTemplateStatus(
  context: OperationContext,
  id: string,
  status: InquiryTemplate['status'],
): Promise<InquiryTemplate> {
  const template = await lockedTemplate(context, id);
  if (template.status === status) {
    throw new Refusal('conflict', { details: `the inquiry template is ${status} already` });
  }
  return save(context, { ...template, status });
}

async function save(context: OperationContext, template: InquiryTemplate): Promise<InquiryTemplate> {
  await saveTemplate(context.tx, context.scope, template);
  forgetLiveVersion(context.scope, template.id);
  return template;
}
