/**
 * Parsing of a backtest request: the template's draft, settings in the request, or only another list version or model.
 */
import type { Wire } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { type BacktestAsked, defaultDays, defaultSample } from './backtest.ts';
import type { backtestAttributes } from './backtest-schema.ts';
import type { ReportSettings } from './settings.ts';
import { changedSettings, checkSettings } from './template-input.ts';
import type { ReportTemplate } from './template-store.ts';

type Sent = Wire<typeof backtestAttributes>;

const triesAnother = (sent: Sent): boolean => sent['watchlist-version'] !== undefined || sent.model !== undefined;

export const hasNothingToTry = ({ draft }: ReportTemplate, sent: Sent): boolean =>
  draft === null && sent.settings === undefined && !triesAnother(sent);

/**
 * Returns the settings to test. A list version or model is tested without the draft, so that only one thing differs.
 */
function settingsOf({ kind, version, draft }: ReportTemplate, sent: Sent): ReportSettings {
  if (sent.settings === undefined && triesAnother(sent)) return version.settings;
  const drafted = changedSettings((draft ?? version).settings, sent.settings);
  return checkSettings(kind, drafted, '/data/attributes/settings');
}

/** Parses the request. Throws bad_request if nothing differs, unprocessable for settings that the kind cannot have. */
export function askedOf(template: ReportTemplate, sent: Sent): BacktestAsked {
  const waits = sent['watchlist-version'];
  if (hasNothingToTry(template, sent)) {
    const details =
      'the template has no draft: settings, watchlist-version or model must be sent, or there is nothing to try';
    throw new Refusal('bad_request', { details, pointer: '/data/attributes' });
  }
  return {
    settings: settingsOf(template, sent),
    sample: sent.sample ?? defaultSample,
    days: sent.days ?? defaultDays,
    model: sent.model ?? null,
    watchlist: waits === undefined ? null : { slug: waits.slug, sha256: waits.version ?? '' },
  };
}
