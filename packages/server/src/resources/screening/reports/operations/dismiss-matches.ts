/** Dismissal of matches: by one user, or by two who agree if the template requires two (decision 0099). */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { creatorOf } from '../creators.ts';
import { activeMatches, activeMedia, findMedia, hasActiveMatch } from '../dismissals.ts';
import { tell } from '../events.ts';
import type { DismissMatches } from '../input.ts';
import { kindNamed } from '../kinds/index.ts';
import type { Dismissal, ProposedDismissal, Report } from '../report.ts';
import { actorIdOf, recordDecision } from '../review/decisions.ts';
import { entityIdOf } from '../review/open-matches.ts';
import { secondReads, type Target, withoutProposals } from '../second-reads.ts';
import { nextRunOf } from '../settle-run.ts';
import { refuseRedacted } from '../states.ts';
import { saveReport } from '../store.ts';
import { findSettings } from '../template-store.ts';
import { remember } from './act-on-report.ts';
import { requireReport } from './run-report.ts';

/**
 * Returns the matches to dismiss. For lists these are all active matches, or those of the named entity; for media the
 * named entity or article. Throws bad_request, or conflict if there are none.
 */
function targetsOf(report: Report, { type, entityId }: DismissMatches): Target[] {
  const kind = kindNamed(report.kind);
  const { matches, result } = report.content;
  if (kind.answeredBy === 'provider' && kind.isMedia === true) {
    const missing = [...(type === null ? ['dismiss-type'] : []), ...(entityId === null ? ['entity-id'] : [])];
    if (type === null || entityId === null) {
      throw new Refusal(
        'bad_request',
        missing.map((name) => problemAt(`/data/attributes/${name}`, 'must be sent for media')),
      );
    }
    const told = findMedia(result, type, entityId);
    if (told === null) throw new Refusal('conflict', { details: 'the report has no active match of that name' });
    return [{ match: null, media: { type, id: entityId, told } }];
  }
  if (!kind.occurrences.includes('dismissed') && kind.answeredBy === 'provider') {
    throw new Refusal('conflict', { details: 'reports of this kind have no matches' });
  }
  if (matches.length === 0) throw new Refusal('conflict', { details: 'the report has no active match' });
  const named = entityId === null ? matches : matches.filter((match) => entityIdOf(match) === entityId);
  if (named.length === 0) {
    throw new Refusal('conflict', problemAt('/data/attributes/entity-id', 'names no active match of the report'));
  }
  return named.map((match) => ({ match, media: null }));
}

/** Report after the dismissal, and a flag that says if a part of it waits for a second user. */
export interface Dismissed {
  readonly report: Report;
  readonly waits: boolean;
}

type Facts = Omit<Dismissal, 'match' | 'media' | 'first'>;

/** Returns the user; a key may not dismiss if two users have to agree. Throws second_read_required. */
function personOf({ actor }: OperationContext): string {
  if (actor.type === 'user') return actor.id;
  throw new Refusal('second_read_required', {
    details: 'dismissing a match needs two reviewers, and an API key cannot be one',
  });
}

/** Stores the first user's proposal; the match stays active. */
async function propose(context: OperationContext, report: Report, proposed: readonly ProposedDismissal[]) {
  const proposals = [...withoutProposals(report.content.proposals, proposed), ...proposed];
  const stored = { ...report, content: { ...report.content, proposals } };
  await saveReport(context.tx, context.scope, stored);
  remember(context, stored, 'review');
  return stored;
}

async function dismiss(context: OperationContext, report: Report, fresh: readonly Dismissal[], isLast: boolean) {
  const { tx, scope, clock } = context;
  const dismissals = [...report.content.dismissals, ...fresh];
  const content = {
    ...report.content,
    dismissals,
    matches: activeMatches(report.content.matches, fresh),
    proposals: withoutProposals(report.content.proposals, fresh),
    result: activeMedia(report.content.result, dismissals),
  };
  const hasMatch = hasActiveMatch(kindNamed(report.kind), content);
  const settings = await findSettings(tx, scope, report.kind, report.templateVersionId);
  const left = { ...report, content, hasMatch };
  const stored = { ...left, nextRunAt: report.nextRunAt ?? nextRunOf(left, settings, clock.now()) };
  if (isLast) await saveReport(tx, scope, stored);
  remember(context, stored, 'dismiss');
  const none = fresh.flatMap(({ match }) => match ?? []);
  for (const match of none) await recordDecision(context, stored, match, 'false-alert');
  await tell(context, stored, ['dismissed']);
  return stored;
}

/**
 * Dismisses the matches. Throws not_found, conflict, bad_request, and, if two users have to agree, second_read_required
 * for a key or for the user of the stored proposal.
 */
export async function dismissMatches(
  context: OperationContext,
  id: string,
  command: DismissMatches,
): Promise<Dismissed> {
  const { tx, scope, clock } = context;
  const report = await requireReport(context, id);
  refuseRedacted(report);
  const now = clock.now();
  const targets = targetsOf(report, command);
  const { dismissalsNeedTwo } = await findSettings(tx, scope, report.kind, report.templateVersionId);
  const facts: Facts = {
    at: now.toISOString(),
    runCompletedAt: (report.completedAt ?? now).toISOString(),
    reason: command.reason,
    code: command.code,
    by: await creatorOf(context),
    byId: actorIdOf(context),
  };
  if (!dismissalsNeedTwo) {
    const fresh = targets.map((target) => ({ ...facts, ...target }));
    return { report: await dismiss(context, report, fresh, true), waits: false };
  }
  const byId = personOf(context);
  const { agreed, proposed } = secondReads(report.content.proposals, targets, byId);
  if (agreed.length + proposed.length === 0) {
    throw new Refusal('second_read_required', {
      details: 'you have already dismissed it; a second reviewer must agree',
    });
  }
  const fresh = agreed.map(({ target, first }) => ({ ...facts, ...target, first }));
  const after = fresh.length === 0 ? report : await dismiss(context, report, fresh, proposed.length === 0);
  if (proposed.length === 0) return { report: after, waits: agreed.length < targets.length };
  const words = proposed.map((target) => ({ ...facts, byId, ...target }));
  return { report: await propose(context, after, words), waits: true };
}
