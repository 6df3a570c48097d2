/** The part of a sandbox configuration that is valid in production: everything but references to sandbox objects. Pure. */
import type { Configuration } from '../../client/templates.ts';
import type { Condition } from './conditions.ts';

export interface Carried {
  readonly configuration: Configuration;
  /** Id of the theme set that is left out. */
  readonly themeSetId: string | null;
  /** Ids of the report templates that are left out. */
  readonly reportTemplateIds: readonly string[];
  /** True if the outcome of a report's match is left out. */
  readonly isMatchRuleLeftOut: boolean;
  /** Names of the conditions that are left out: they read reports, or name an object of the sandbox. */
  readonly conditions: readonly string[];
  /** Conditions that are carried and ask a list, which production must have before the version is published. */
  readonly asked: readonly { readonly condition: string; readonly list: string }[];
}

const listHit = /list_hit\(\s*(["'])(.*?)\1\s*\)/g;
/** An id within quotes, such as `"rptp_AbCdEfGhJkLmNpQrStUvWxYz"`. */
const quotedId = /["'][a-z]{2,12}_[A-Za-z0-9]{16,}["']/;

const listsIn = ({ when }: Condition): string[] => [...when.matchAll(listHit)].map(([, , list]) => list ?? '');

const isOfSandbox = ({ when }: Condition): boolean => {
  const rest = when.replaceAll(listHit, '');
  return /\breports\b/.test(rest) || quotedId.test(rest);
};

export function carriedOf(configuration: Configuration): Carried {
  const { decision, reports = [] } = configuration;
  const conditions = decision?.conditions ?? [];
  const kept = conditions.filter((condition) => !isOfSandbox(condition));
  const isMatchRuleLeftOut = decision !== undefined && decision['on-report-match'] !== 'mark-for-review';
  return {
    configuration: {
      ...configuration,
      'theme-set-id': null,
      reports: [],
      ...(decision === undefined
        ? {}
        : { decision: { ...decision, 'on-report-match': 'mark-for-review', conditions: kept } }),
    },
    themeSetId: configuration['theme-set-id'] ?? null,
    reportTemplateIds: [...new Set(reports.map((report) => report['report-template-id']))],
    isMatchRuleLeftOut,
    conditions: conditions.filter(isOfSandbox).map(({ name }) => name),
    asked: kept.flatMap((condition) => listsIn(condition).map((list) => ({ condition: condition.name, list }))),
  };
}
