/** Store of decisions on matches: SQL. Plain rows, used to evaluate thresholds; they do not identify the subject. */
import sql from 'sql-template-tag';
import type { Reader } from '../../../../database/connection.ts';
import { insertRow, type Row } from '../../../../database/rows.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Match } from '../../../../screening/screening-request.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { Report } from '../report.ts';
import { entityIdOf } from './open-matches.ts';

export const matchDecisions = ['true-match', 'false-alert'] as const;

export type MatchDecision = (typeof matchDecisions)[number];

export const actorIdOf = ({ actor }: Pick<OperationContext, 'actor'>): string | null =>
  'id' in actor ? actor.id : null;

const indexOf = ({ keys }: Scope, match: Match): Buffer => keys.blindIndex('watchlist entity', entityIdOf(match));

export async function recordDecision(
  context: OperationContext,
  report: Pick<Report, 'id' | 'kind'>,
  match: Match,
  decision: MatchDecision,
): Promise<void> {
  const { tx, scope, ids, clock, actor } = context;
  await tx.execute(
    insertRow('report_match_decisions', {
      environment_id: scope.environmentId,
      id: ids.next('match-decision'),
      report_id: report.id,
      kind: report.kind,
      watchlist_slug: match.watchlist.slug,
      entity_index: indexOf(scope, match),
      decision,
      score: match.explanation?.score ?? null,
      actor_type: actor.type,
      actor_id: actorIdOf(context),
      created_at: clock.now(),
      undone_at: null,
    }),
  );
}

/** Marks the last decision on the match as undone. */
export async function undoDecision(
  { tx, scope, clock }: OperationContext,
  reportId: string,
  match: Match,
): Promise<void> {
  await tx.execute(
    sql`update report_match_decisions set undone_at = ${clock.now()}
        where environment_id = ${scope.environmentId} and id = (
          select id from report_match_decisions where environment_id = ${scope.environmentId} and report_id = ${reportId}
            and entity_index = ${indexOf(scope, match)} and undone_at is null order by created_at desc, id desc limit 1)`,
  );
}

type DecisionRow = Row<'report_match_decisions', 'created_at' | 'decision' | 'score', { decision: MatchDecision }> & {
  readonly score: number;
};

export interface DecidedScore {
  readonly score: number;
  readonly decision: MatchDecision;
  readonly at: Date;
}

/** Finds the latest decision on each entry of each report, if the match had a score; newest first. */
export async function findDecidedScores(
  tx: Reader,
  scope: Scope,
  { kind, since, most }: { readonly kind: string; readonly since: Date; readonly most: number },
): Promise<DecidedScore[]> {
  const rows = await tx.select<DecisionRow>(
    sql`select created_at, decision, score from (
          select distinct on (report_id, entity_index) created_at, decision, score from report_match_decisions
          where environment_id = ${scope.environmentId} and kind = ${kind} and undone_at is null and created_at >= ${since}
          order by report_id, entity_index, created_at desc, id desc) last
        where score is not null order by created_at desc limit ${most}`,
  );
  return rows.map(({ created_at: at, decision, score }) => ({ score, decision, at }));
}
