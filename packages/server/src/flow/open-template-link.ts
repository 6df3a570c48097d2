/** Opens a template link: creates its inquiry, and moves the visitor to the address of that inquiry. */
import { fieldsFromTexts } from '../fields/index.ts';
import type { PageMove, PageReply, PageRequest } from '../http/page.ts';
import { Refusal } from '../lib/refusal.ts';
import type { ReadContext } from '../operations/context.ts';
import { system } from '../operations/job.ts';
import {
  type CreateInquiry,
  createInquiry,
  type Inquiry,
  resolveTemplateVersion,
} from '../resources/verification/inquiries/index.ts';
import { type InquiryTemplateVersion, judgeLinkRedirect } from '../resources/verification/inquiry-templates/index.ts';
import { clientNetwork } from '../security/client-address.ts';
import type { Scope } from '../security/scope.ts';
import { composeEmbed } from './embedding.ts';
import type { FlowParts } from './flow-parts.ts';
import { LinkProblem, linkProblemPage, previewPage, refusingAs } from './link-problem.ts';
import type { LinkWishes } from './link-wishes.ts';
import { readTemplateLink, type TemplateLink } from './template-link.ts';

type TakeBack = () => Promise<void>;

export interface Found {
  readonly scope: Scope;
  readonly version: InquiryTemplateVersion;
}

/** Creates an inquiry and moves to it. A request that only looks at the address, such as a preview, creates nothing. */
export async function openTemplateLink(
  parts: FlowParts,
  request: PageRequest,
  wishes: LinkWishes,
): Promise<PageReply | PageMove> {
  if (!request.isVisit) return previewPage(wishes);
  try {
    const link = await refusingAs('link_wrong', null, async () => readTemplateLink(request.query));
    const found = await findLinkTemplate(parts, link);
    const takeBack = await refusingAs('not_open', found.scope, () => countVisit(parts, found, request.ip));
    const inquiry = await refusingAs('link_wrong', found.scope, () => create(parts, found, link, takeBack));
    return { location: addressOf(found.scope, inquiry, wishes) };
  } catch (error) {
    if (!(error instanceof LinkProblem)) throw error;
    return linkProblemPage(parts, error, request, wishes);
  }
}

/** Finds the template in the environment that the link names, else in any. Throws a problem of the link. */
export async function findLinkTemplate({ scopes, runner }: FlowParts, link: TemplateLink): Promise<Found> {
  const { environmentId, environmentKind, command } = link;
  const named = environmentId === null ? await scopes.all() : [await scopes.open(environmentId)];
  for (const scope of named) {
    if (scope === null || (environmentKind !== null && scope.environmentKind !== environmentKind)) continue;
    const version = await refusingAs('not_open', scope, () =>
      runner.read(scope, (context) => versionOrNull(context, command)),
    );
    if (version !== null) return { scope, version };
  }
  throw new LinkProblem('link_wrong', new Refusal('not_found'), null);
}

async function versionOrNull({ tx, scope }: ReadContext, command: CreateInquiry) {
  try {
    return await resolveTemplateVersion(tx, scope, command);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}

/** Counts the visit against the limits. Throws unprocessable if the template allows no creation by links. */
async function countVisit(parts: FlowParts, { scope, version }: Found, ip: string): Promise<TakeBack> {
  if (!version.clientSideCreation) {
    throw new Refusal('unprocessable', { details: 'links cannot create inquiries of this template' });
  }
  const { allowed, resetSeconds } = await parts.linkVisits.consume(`${scope.environmentId} ${clientNetwork(ip)}`);
  if (!allowed) throw new Refusal('rate_limited', {}, { 'retry-after': String(resetSeconds) });
  return parts.linkCreations.count(scope);
}

/** Creates the inquiry; `takeBack` removes it from the counts if that fails. */
async function create(parts: FlowParts, found: Found, link: TemplateLink, takeBack: TakeBack): Promise<Inquiry> {
  const command = commandOf(parts, found.version, link);
  const written = parts.runner.write(found.scope, system, (context) => createInquiry(context, command));
  try {
    return (await written).inquiry;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

function commandOf({ log }: FlowParts, version: InquiryTemplateVersion, link: TemplateLink): CreateInquiry {
  const command = { ...link.command, fields: fieldsFromTexts(version.definition.fields, link.fields) };
  const { redirectUri } = link;
  if (redirectUri === null) return command;
  const judged = judgeLinkRedirect(redirectUri, version);
  if (!('problem' in judged))
    return { ...command, [judged.isTrusted ? 'redirectUri' : 'linkRedirectUri']: redirectUri };
  log({ level: 'warn', message: `redirect-uri of a link to template ${version.templateId} ${judged.problem}` });
  return command;
}

/** Returns the address of the inquiry, with the options of the link: a reload opens the same inquiry. */
function addressOf({ environmentId }: Scope, { id }: Inquiry, wishes: LinkWishes): string {
  const address = new URLSearchParams({ 'inquiry-id': id, 'environment-id': environmentId });
  if (wishes.language !== null) address.set('language', wishes.language);
  if (wishes.styleVariant !== null) address.set('style-variant', wishes.styleVariant);
  if (wishes.embed !== null) address.set('embed', composeEmbed(wishes.embed));
  return `/verify?${address}`;
}
