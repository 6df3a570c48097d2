/** From what was sent to what is tried: the settings of the template with those of the draft. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { type BacktestAsked, defaultDays, defaultSample } from './backtest.ts';
import type { backtestAttributes } from './backtest-schema.ts';
import { changedSettings, checkSettings } from './template-endpoints.ts';
import type { ReportTemplate } from './template-store.ts';

type Sent = Wire<typeof backtestAttributes>;

/** Throws bad_request where nothing is tried, unprocessable for settings that the kind cannot have. */
export function askedOf({ kind, version }: ReportTemplate, sent: Sent): BacktestAsked {
  const waits = sent['watchlist-version'];
  if (sent.settings === undefined && waits === undefined && sent.model === undefined) {
    const details = 'settings, watchlist-version or model must be sent, or there is nothing to try';
    throw new Refusal('bad_request', { details, pointer: '/data/attributes' });
  }
  return {
    settings: checkSettings(kind, changedSettings(version.settings, sent.settings)),
    ...{ sample: sent.sample ?? defaultSample, days: sent.days ?? defaultDays, model: sent.model ?? null },
    watchlist: waits === undefined ? null : { slug: waits.slug, sha256: waits.version ?? '' },
  };
}
