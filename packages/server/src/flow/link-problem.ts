/** Problems of a template link, and the pages that explain them. */
import type { GonePage } from '@countersign/flow/page';
import { servedLocales } from '@countersign/flow/texts';
import type { PageReply, PageRequest } from '../http/page.ts';
import { Refusal, refusals } from '../lib/refusal.ts';
import type { Scope } from '../security/scope.ts';
import { embedErrorOf } from './embed-error.ts';
import type { FlowParts } from './flow-parts.ts';
import type { LinkWishes } from './link-wishes.ts';
import { pickLocale } from './locale.ts';
import { gonePage } from './page-of-refused.ts';

/** `link_wrong`: a fault of the link itself. `not_open`: the business or its plan allows no creation now. */
export type LinkProblemReason = Extract<GonePage['reason'], 'link_wrong' | 'not_open'>;

/** A refused template link. */
export class LinkProblem extends Error {
  override readonly name = 'LinkProblem';
  readonly reason: LinkProblemReason;
  readonly refusal: Refusal;
  /** Environment of the template; null if it was not found. */
  readonly scope: Scope | null;

  constructor(reason: LinkProblemReason, refusal: Refusal, scope: Scope | null) {
    super(`${refusal.code}: ${detailsOf(refusal)}`, { cause: refusal });
    this.reason = reason;
    this.refusal = refusal;
    this.scope = scope;
  }
}

const detailsOf = ({ code, entries }: Refusal): string =>
  entries.flatMap(({ details }) => details ?? []).join('; ') || refusals[code].title;

/** Runs `work`; a refusal becomes a problem of the link. */
export async function refusingAs<Result>(
  reason: LinkProblemReason,
  scope: Scope | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new LinkProblem(reason, error, scope);
    throw error;
  }
}

/** Longest wait, in seconds, that a page counts down; for a longer one it shows "not open now". */
const longestCountdown = 120;

/**
 * Returns the page. Only the sandbox shows the details, which are for developers: the individual cannot change the
 * link.
 */
export async function linkProblemPage(
  { scopes, log }: Pick<FlowParts, 'scopes' | 'log'>,
  problem: LinkProblem,
  { query }: PageRequest,
  wishes: LinkWishes,
): Promise<PageReply> {
  const { refusal, scope } = problem;
  log({ level: 'info', message: `a template link was rejected: ${problem.message}` });
  const retrySeconds = Number(refusal.headers['retry-after'] ?? Number.NaN);
  const isBusy = retrySeconds <= longestCountdown;
  return {
    status: refusals[refusal.code].status,
    page: gonePage({
      reason: isBusy ? 'busy' : problem.reason,
      locale: localeOf(wishes),
      organizationName: scope === null ? null : await scopes.organizationName(scope),
      inquiry: null,
      action: `/verify?${new URLSearchParams([...query])}`,
      retrySeconds: isBusy ? retrySeconds : null,
      details: scope?.environmentKind === 'sandbox' ? detailsOf(refusal) : null,
      ...(wishes.embed === null
        ? {}
        : { embed: { ...wishes.embed, error: embedErrorOf(problem.reason, refusal.code) } }),
    }),
  };
}

/** Returns the page for a request that is no visit; it says nothing about the link. */
export const previewPage = (wishes: LinkWishes): PageReply => ({
  status: 200,
  page: gonePage({ reason: 'no_link', locale: localeOf(wishes), organizationName: null, inquiry: null }),
});

const localeOf = ({ language, acceptLanguage }: LinkWishes): string =>
  pickLocale(language, acceptLanguage, servedLocales);
