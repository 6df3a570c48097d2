/**
 * Command that backtests a draft or other report template, a waiting watchlist version or another model. Writes
 * nothing.
 */
import { readFile } from 'node:fs/promises';
import { validateMembers } from '../api/validate.ts';
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { codeOf, OperatorError } from '../lib/operator-error.ts';
import {
  askedOf,
  type BacktestResult,
  backtestAttributes,
  DraftUntestable,
  findReportTemplates,
  hasNothingToTry,
  runBacktest,
  serializeResult,
} from '../resources/screening/reports/index.ts';
import { type Given, type Tell, UsageError } from './command.ts';
import { formatTable } from './format-table.ts';
import { withScreener } from './replay-reports.ts';

async function readSettings(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`${path} cannot be read (${codeOf(error)}).`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${path} is not valid JSON.`);
  }
}

/** Reads the options as request attributes, and validates them the same way. */
async function attributesOf(options: Given['options']): Promise<Parameters<typeof askedOf>[1]> {
  const { settings, watchlist: slug, version, model } = options;
  if (version !== undefined && slug === undefined) throw new UsageError('--version requires --watchlist.');
  const attributes = {
    ...(settings === undefined ? {} : { settings: await readSettings(settings) }),
    ...(slug === undefined ? {} : { 'watchlist-version': { slug, ...(version === undefined ? {} : { version }) } }),
    ...(model === undefined ? {} : { model }),
    ...(options['sample'] === undefined ? {} : { sample: Number(options['sample']) }),
    ...(options['days'] === undefined ? {} : { days: Number(options['days']) }),
  };
  validateMembers(backtestAttributes, attributes, '');
  return attributes as Parameters<typeof askedOf>[1];
}

const shown = (score: number | null): string => (score === null ? '' : score.toFixed(3));

function textOf(result: BacktestResult): string {
  const { counts, rows } = result;
  const summary = `${counts.reports} reports: ${counts.matchedBefore} with a match now, ${counts.matchedAfter} with the draft; ${counts.erroredBefore} and ${counts.erroredAfter} without a result. Matches: ${counts.new} new, ${counts.gone} gone, ${counts.changed} changed, ${counts.same} the same.`;
  if (rows.length === 0) return summary;
  const table = rows.map(({ change, reportId, accountId, slug, entity, before, after, terms }) => [
    ...[change, reportId, accountId ?? '', `${slug}:${entity}`, shown(before), shown(after)],
    terms.map((term) => `${term.feature} ${shown(term.before) || '-'}/${shown(term.after) || '-'}`).join(', '),
  ]);
  return `${summary}\n${formatTable([['CHANGE', 'REPORT', 'ACCOUNT', 'ENTRY', 'NOW', 'DRAFT', 'TERMS'], ...table])}`;
}

export async function backtestReports(config: Config, { options }: Given, tell: Tell): Promise<void> {
  const attributes = await attributesOf(options);
  const templateId = options['template'] ?? '';
  await withScreener(config, async ({ runner, scopes, screener }) => {
    for (const scope of await scopes.all()) {
      const [template] = await runner.read(scope, ({ tx }) => findReportTemplates(tx, scope, [templateId]));
      if (template === undefined) continue;
      if (hasNothingToTry(template, attributes)) {
        throw new UsageError('The template has no draft: give --settings, --watchlist or --model.');
      }
      const parts = { screener, scope, now: systemClock.now() };
      const read: Parameters<typeof runBacktest>[0]['read'] = (work) => runner.read(scope, work);
      const result = await runBacktest({ ...parts, read }, template, askedOf(template, attributes)).catch(
        (error: unknown) => {
          throw error instanceof DraftUntestable ? new OperatorError(`${error.message}.`) : error;
        },
      );
      return tell(textOf(result), serializeResult(result));
    }
    throw new UsageError(`Report template ${templateId} does not exist.`);
  });
}
