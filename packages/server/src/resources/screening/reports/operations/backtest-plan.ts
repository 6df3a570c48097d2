/** Plan of a backtest: the current template and the draft, each with its list versions and model. */
import type { Model } from '@countersign/screening';
import type { NamedVersion } from '../../../../screening/past-versions.ts';
import { type Screener, searchedSource } from '../../../../screening/screener.ts';
import type { SearchedSource } from '../../../../screening/screening-request.ts';
import type { Standing } from '../../../../screening/watchlist.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { BacktestAsked } from '../backtest.ts';
import type { ListedKind } from '../kind.ts';
import { kindNamed } from '../kinds/index.ts';
import { missingAmong } from '../lists-not-searched.ts';
import type { ReportSettings } from '../settings.ts';
import type { ReportTemplate } from '../template-store.ts';

/** Error of a draft that cannot be tested, with the reason as a sentence. */
export class DraftUntestable extends Error {
  override readonly name = 'DraftUntestable';
  readonly about: 'template' | 'model' | 'watchlist';
  constructor(about: DraftUntestable['about'], sentence: string) {
    super(sentence);
    this.about = about;
  }
}

export interface Side {
  readonly settings: ReportSettings;
  readonly model: Model;
  readonly searched: readonly SearchedSource[];
  readonly missing: readonly string[];
}

export interface BacktestPlan {
  readonly kind: ListedKind;
  readonly before: Side;
  readonly after: Side;
}

interface PlanParts {
  readonly screener: Screener;
  readonly scope: Scope;
  readonly now: Date;
}

/** Returns one side with its list versions; `waits` replaces the current version of its list. */
async function sideOf(
  { screener, scope, now }: PlanParts,
  settings: ReportSettings,
  model: Model,
  waits: NamedVersion | null = null,
): Promise<Side> {
  const listed = (await screener.listed(scope, settings)).map((standing): Standing => {
    const { watchlist, waiting } = standing;
    // Counts as checked now, as on the day of its acceptance.
    return watchlist.slug === waits?.slug ? { ...standing, current: waiting, checkedAt: now.toISOString() } : standing;
  });
  const searched = listed.filter(({ current }) => current !== null).map((each) => searchedSource(each, now));
  return { settings, model, searched, missing: missingAmong(listed, settings) };
}

/**
 * Finds the waiting version of a list the template searches; `sha256` may be a prefix, or null for any. Throws
 * DraftUntestable.
 */
export async function resolveWaiting(
  { screener, scope }: PlanParts,
  settings: ReportSettings,
  { slug, sha256 }: { readonly slug: string; readonly sha256: string | null },
): Promise<NamedVersion> {
  const standing = (await screener.listed(scope, settings)).find(({ watchlist }) => watchlist.slug === slug);
  if (standing === undefined) throw new DraftUntestable('watchlist', `the template searches no watchlist ${slug}`);
  const { waiting } = standing;
  if (waiting === null || !waiting.sha256.startsWith(sha256 ?? '')) {
    throw new DraftUntestable('watchlist', `no such version of ${slug} waits`);
  }
  return { slug, version: waiting.sha256, segment: waiting.segment };
}

/** Plans the backtest. Throws DraftUntestable. */
export async function planBacktest(
  parts: PlanParts,
  template: ReportTemplate,
  { settings, model: named, watchlist }: BacktestAsked,
): Promise<BacktestPlan> {
  const { models } = parts.screener;
  const kind = kindNamed(template.kind);
  if (kind.answeredBy !== 'watchlists') {
    throw new DraftUntestable('template', 'reports of this kind are not answered by watchlists');
  }
  const model = named === null ? models.current : models.named(named);
  if (model === null) {
    throw new DraftUntestable('model', `there is no model ${named}; there are ${models.versions.join(', ')}`);
  }
  const waits = watchlist === null ? null : await resolveWaiting(parts, settings, watchlist);
  return {
    kind,
    before: await sideOf(parts, template.version.settings, models.current),
    after: await sideOf(parts, settings, model, waits),
  };
}
