/**
 * The first document of a frame, `/widget`: says whether the page around it may show this flow. It creates nothing and
 * shows nothing about an inquiry, so that any page may frame it.
 */
import type { EmbedError, EmbedTarget, WidgetPage } from '@countersign/flow/page';
import { servedLocales } from '@countersign/flow/texts';
import type { PageReply, PageRequest } from '../http/page.ts';
import { findEmbeddingDomains } from '../resources/platform/settings/index.ts';
import type { Scope } from '../security/scope.ts';
import { findById } from './access.ts';
import { embedErrorOf, noSession, notAllowed } from './embed-error.ts';
import { composeEmbed, mayEmbed, readWidgetTarget } from './embedding.ts';
import { findFlowTemplate } from './find-template.ts';
import type { FlowParts } from './flow-parts.ts';
import { LinkProblem, refusingAs } from './link-problem.ts';
import type { LinkWishes } from './link-wishes.ts';
import { pickLocale } from './locale.ts';
import { findLinkTemplate } from './open-template-link.ts';
import { isTemplateLink, readTemplateLink } from './template-link.ts';

export async function showWidget(parts: FlowParts, request: PageRequest, wishes: LinkWishes): Promise<PageReply> {
  const { query } = request;
  const embed = readWidgetTarget(query);
  const error = embed === null ? notAllowed : await errorOf(parts, query, embed);
  const outside = flowAddress(query, null);
  const page: WidgetPage = {
    step: 'widget',
    locale: pickLocale(wishes.language, wishes.acceptLanguage, servedLocales),
    organizationName: null,
    inquiryId: null,
    csrf: '',
    action: flowAddress(query, embed),
    embed,
    error,
    outside: error === null || error === notAllowed ? outside : null,
  };
  return { status: error?.status ?? 200, page };
}

interface Allowed {
  readonly scope: Scope;
  readonly domains: readonly string[];
}

async function errorOf(parts: FlowParts, query: PageRequest['query'], embed: EmbedTarget): Promise<EmbedError | null> {
  try {
    const found = isTemplateLink(query) ? await ofTemplate(parts, query) : await ofInquiry(parts, query);
    if ('code' in found) return found;
    return mayEmbed(found.scope, found.domains, embed.origin) ? null : notAllowed;
  } catch (error) {
    if (error instanceof LinkProblem) return embedErrorOf(error.reason, error.refusal.code);
    throw error;
  }
}

async function ofTemplate(parts: FlowParts, query: PageRequest['query']): Promise<Allowed> {
  const link = await refusingAs('link_wrong', null, async () => readTemplateLink(query));
  const { scope, version } = await findLinkTemplate(parts, link);
  const ofEnvironment = await parts.runner.read(scope, ({ tx }) => findEmbeddingDomains(tx, scope));
  return { scope, domains: [...version.embeddedFlowDomains, ...ofEnvironment] };
}

async function ofInquiry(parts: FlowParts, query: PageRequest['query']): Promise<Allowed | EmbedError> {
  const named = await findById(parts, query.get('inquiry-id') ?? '', query.get('environment-id') ?? null);
  if (named === null) return notAllowed;
  const { scope, inquiry } = named;
  if (inquiry.status !== 'created' && !query.has('session-token')) return noSession;
  const { embeddingDomains } = await parts.runner.read(scope, (context) => findFlowTemplate(context, inquiry, null));
  return { scope, domains: embeddingDomains };
}

/** Parameters of the frame itself, which the flow does not need. */
const ofFrame = new Set([
  'client-version',
  'container-id',
  'flow-type',
  'iframe-origin',
  'frame-ancestors',
  'message-target-origin',
  'embed',
]);

/** Returns the address of the flow in the frame, or outside of it without an embedding page. */
function flowAddress(query: PageRequest['query'], embed: EmbedTarget | null): string {
  const kept = new URLSearchParams([...query].filter(([name]) => !ofFrame.has(name)));
  if (embed !== null) kept.set('embed', composeEmbed(embed));
  return `/verify?${kept}`;
}
