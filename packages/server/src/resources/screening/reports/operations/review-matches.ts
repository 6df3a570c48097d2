/** Reviews of single matches: confirm one, dismiss the same entry for several reports, or undo. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Match } from '../../../../screening/screening-request.ts';
import { creatorOf } from '../creators.ts';
import { hasActiveMatch, sameEntity } from '../dismissals.ts';
import { tell } from '../events.ts';
import type { DismissMatches } from '../input.ts';
import { kindNamed } from '../kinds/index.ts';
import type { Report } from '../report.ts';
import { actorIdOf, recordDecision, undoDecision } from '../review/decisions.ts';
import { confirmationOf, entityIdOf } from '../review/open-matches.ts';
import { withoutProposals } from '../second-reads.ts';
import { nextRunOf } from '../settle-run.ts';
import { refuseRedacted } from '../states.ts';
import { saveReport } from '../store.ts';
import { findSettings } from '../template-store.ts';
import { remember } from './act-on-report.ts';
import { type Dismissed, dismissMatches } from './dismiss-matches.ts';
import { requireReport } from './run-report.ts';

const pointer = '/data/attributes/entity-id';

function requireMatch({ content }: Report, entityId: string): Match {
  const match = content.matches.find((each) => entityIdOf(each) === entityId);
  if (match === undefined) {
    throw new Refusal('conflict', problemAt(pointer, 'names no active match of the report'));
  }
  return match;
}

/** Confirms the match, which stays active and leaves the queue. Throws conflict if it is already confirmed. */
export async function confirmMatch(
  context: OperationContext,
  id: string,
  { entityId, reason }: { readonly entityId: string; readonly reason: string | null },
): Promise<Report> {
  const report = await requireReport(context, id);
  refuseRedacted(report);
  const match = requireMatch(report, entityId);
  if (confirmationOf(match, report.content) !== null) {
    throw new Refusal('conflict', { details: 'the match is already confirmed' });
  }
  const facts = { at: context.clock.now().toISOString(), by: await creatorOf(context), byId: actorIdOf(context) };
  const confirmations = [...report.content.confirmations, { ...facts, reason, match }];
  const proposals = withoutProposals(report.content.proposals, [{ match, media: null }]);
  const confirmed = { ...report, content: { ...report.content, confirmations, proposals } };
  await saveReport(context.tx, context.scope, confirmed);
  remember(context, confirmed, 'review');
  await recordDecision(context, confirmed, match, 'true-match');
  return confirmed;
}

/** Dismisses the same entry in several reports, each with its own history entry; all or nothing. */
export async function dismissAlike(
  context: OperationContext,
  ids: readonly string[],
  command: DismissMatches,
): Promise<Dismissed[]> {
  const dismissed: Dismissed[] = [];
  // Sorted, so that concurrent requests cannot deadlock.
  for (const id of [...new Set(ids)].sort()) {
    try {
      dismissed.push(await dismissMatches(context, id, command));
    } catch (error) {
      if (!(error instanceof Refusal) || (error.code !== 'not_found' && error.code !== 'conflict')) throw error;
      const place = `/data/attributes/report-ids/${ids.indexOf(id)}`;
      const why = error.code === 'not_found' ? 'names no report' : 'names a report without this active match';
      throw new Refusal(error.code, problemAt(place, why));
    }
  }
  return dismissed;
}

interface Said {
  readonly at: string;
  readonly byId?: string | null;
  readonly first?: { readonly byId: string };
  readonly match: Match | null;
}

const isOwn = (context: OperationContext, entityId: string) => (said: Said) =>
  said.match !== null &&
  entityIdOf(said.match) === entityId &&
  [said.byId, said.first?.byId].some((id) => id != null && id === actorIdOf(context));

interface Before {
  readonly restored: Report;
  readonly match: Match;
  /** False for a proposal that waited for a second user: it decided nothing. */
  readonly wasDecided: boolean;
}

/** Returns the report before its last review, with the match reviewed; null if the actor did not review it. */
function before(context: OperationContext, report: Report, entityId: string): Before | null {
  const { content } = report;
  const own = isOwn(context, entityId);
  const dismissal = content.dismissals.findLast(own);
  const confirmation = content.confirmations.findLast(own);
  const proposal = content.proposals.findLast(own);
  const last = [dismissal, confirmation, proposal]
    .filter((each) => each !== undefined)
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0];
  const match = last?.match;
  if (match == null) return null;
  if (last === proposal) {
    const proposals = content.proposals.filter((each) => each !== proposal);
    return { restored: { ...report, content: { ...content, proposals } }, match, wasDecided: false };
  }
  if (last === confirmation) {
    const confirmations = content.confirmations.filter((each) => each !== confirmation);
    return { restored: { ...report, content: { ...content, confirmations } }, match, wasDecided: true };
  }
  const matches = content.matches.some((each) => sameEntity(each, match))
    ? content.matches
    : [...content.matches, match];
  const dismissals = content.dismissals.filter((each) => each !== dismissal);
  const left = { ...content, matches, dismissals };
  const restored = { ...report, content: left, hasMatch: hasActiveMatch(kindNamed(report.kind), left) };
  return { restored, match, wasDecided: true };
}

/** Undoes the actor's review of a match. Throws conflict if the actor made none, or another user made it. */
export async function restoreMatch(context: OperationContext, id: string, entityId: string): Promise<Report> {
  const { tx, scope, clock } = context;
  const report = await requireReport(context, id);
  refuseRedacted(report);
  const found = before(context, report, entityId);
  if (found === null) {
    throw new Refusal('conflict', problemAt(pointer, 'names no match that you dismissed or confirmed'));
  }
  const { restored, match, wasDecided } = found;
  const settings = await findSettings(tx, scope, report.kind, report.templateVersionId);
  const stored =
    report.openRun === null ? { ...restored, nextRunAt: nextRunOf(restored, settings, clock.now()) } : restored;
  await saveReport(tx, scope, stored);
  remember(context, stored, 'review');
  if (wasDecided) await undoDecision(context, id, match);
  if (stored.hasMatch && !report.hasMatch) await tell(context, stored, ['matched']);
  return stored;
}
