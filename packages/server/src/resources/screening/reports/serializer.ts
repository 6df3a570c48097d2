/** Serializers of reports, templates and history to JSON:API. */
import { knownCountries } from '@countersign/screening';
import type { Resource } from '../../../api/json-api/document.ts';
import { isoDate, isoTimestamp } from '../../../lib/clock.ts';
import type { ToldSource } from '../../../lookups/report-provider.ts';
import type { Match, SearchedSource } from '../../../screening/screening-request.ts';
import { kindNamed } from './kinds/index.ts';
import { isoOf } from './kinds/matched-lists.ts';
import type { HistoryEntry, Report, RunType } from './report.ts';
import { entityIdOf } from './review/open-matches.ts';
import type { ReportSettings } from './settings.ts';
import type { ReportTemplate, ReportTemplateVersion } from './template-store.ts';

export const serializeSearched = ({ slug, version, issuedAt, checkedAt, age }: SearchedSource) => ({
  slug,
  version,
  'issued-at': issuedAt,
  'checked-at': checkedAt,
  age,
});

/** Serializes a source that a provider searched; its version and age are unknown. */
const serializeTold = ({ slug, asOf }: ToldSource) => ({
  slug,
  version: null,
  'issued-at': asOf,
  'checked-at': null,
  age: null,
});

export function serializeReport(report: Report): Resource {
  const { content, kind } = report;
  const isScheduled = report.nextRunAt !== null && report.openRun === null;
  return {
    type: `report/${kind}`,
    id: report.id,
    attributes: {
      status: report.status,
      'created-at': isoTimestamp(report.createdAt),
      'completed-at': isoTimestamp(report.completedAt),
      'redacted-at': isoTimestamp(report.redactedAt),
      'report-template-version-name': report.templateVersionName,
      'has-match': report.hasMatch,
      'is-continuous': report.runs > 1,
      'is-recurring': isScheduled,
      tags: content.tags,
      errors: content.errors,
      'searched-sources': [...content.searched.map(serializeSearched), ...(content.told ?? []).map(serializeTold)],
      'screened-versions': report.screened.map((each) => {
        const [slug = '', version = ''] = each.split('@');
        return { slug, version };
      }),
      'query-sources': content.querySources ?? {},
      ...kindNamed(kind).present(content),
    },
    relationships: {
      inquiry: { data: report.inquiryId === null ? null : { type: 'inquiry', id: report.inquiryId } },
      account: { data: report.accountId === null ? null : { type: 'account', id: report.accountId } },
      transaction: { data: null },
      'report-template': { data: { type: `report-template/${kind}`, id: report.templateId } },
    },
  };
}

export const serializeSettings = ({ names, ...settings }: ReportSettings) => ({
  'name-matching': names.matching,
  'partial-names': names.partialNames,
  fuzziness: names.fuzziness,
  threshold: names.threshold,
  'birthdate-matching': settings.birthdate,
  'compare-countries': settings.compareCountries,
  'list-types': settings.listTypes,
  watchlists: settings.watchlists,
  'pep-classes': settings.pepClasses,
  'pep-relatives': settings.pepRelatives,
  'pep-without-class': settings.pepWithoutClass,
  'too-old-lists': settings.tooOldLists,
  'maximum-list-age-hours': settings.maximumListAgeHours ?? null,
  'media-categories': settings.mediaCategories,
  'accept-signals-only': settings.acceptSignalsOnly,
  'dismissals-need-two': settings.dismissalsNeedTwo,
  'recurrence-interval-days': settings.recurrenceDays,
});

export function serializeTemplate(template: ReportTemplate): Resource {
  const { version, draft } = template;
  const { listTypes, watchlists } = version.settings;
  const type = listTypes[0] ?? 'sanction';
  return {
    type: `report-template/${template.kind}`,
    id: template.id,
    attributes: {
      name: template.name,
      'created-at': isoTimestamp(template.createdAt),
      'updated-at': isoTimestamp(template.updatedAt),
      settings: serializeSettings(version.settings),
      draft: serializeSettings((draft ?? version).settings),
      'live-version-id': version.id,
      revision: template.revision,
      ...(template.kind === 'watchlist' ? { 'search-lists': watchlists.map((slug) => ({ slug, type })) } : {}),
    },
    meta: {
      version: {
        name: `v${version.number}`,
        'created-at': isoTimestamp(version.createdAt),
        'updated-at': isoTimestamp(version.updatedAt),
      },
    },
  };
}

export const serializeTemplateVersion = ({ id, number, settings, createdAt }: ReportTemplateVersion) => ({
  id,
  name: `v${number}`,
  'created-at': isoTimestamp(createdAt),
  settings: serializeSettings(settings),
});

/** Returns the published type of a run: a run by a watchlist change counts as scheduled, since no user started it. */
const publishedType = (type: RunType) => (type === 'manual' ? ('manual' as const) : ('scheduled' as const));

export function serializeHistory(entry: HistoryEntry, creatorName: string) {
  const { id, type, run, createdAt } = entry;
  if (run === null) return { id, type, 'created-at': isoTimestamp(createdAt), 'creator-name': creatorName };
  return {
    id,
    type,
    'run-type': publishedType(run.type),
    'scheduled-date': isoDate(createdAt),
    'completed-at': isoTimestamp(run.completedAt),
    matches: run.matches,
  };
}

/** Serializes a match with its explanation, which the published attributes do not include. */
export const serializeMatch = ({ watchlist, entity, name, explanation, goneAt }: Match) => ({
  'watchlist-slug': watchlist.slug,
  'entity-id': entityIdOf({ watchlist, entity }),
  name,
  score: explanation?.score ?? null,
  z: explanation?.z ?? null,
  model: explanation?.model ?? null,
  terms: explanation?.terms ?? [],
  pairs: explanation?.pairs ?? [],
  'left-query': explanation?.leftQuery ?? [],
  'left-listed': explanation?.leftListed ?? [],
  gates: explanation?.gates ?? [],
  topics: entity.topics,
  programs: entity.programs,
  countries: knownCountries(entity),
  remarks: entity.remarks,
  birthdates: entity.birthdates.map(isoOf),
  'gone-at': goneAt ?? null,
});
