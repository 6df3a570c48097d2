/** Parsing of report template settings, and checks of the kind's capabilities. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { kindNamed } from './kinds/index.ts';
import type { createTemplateAttributes } from './schema.ts';
import type { ReportSettings } from './settings.ts';

type SentSettings = Wire<typeof createTemplateAttributes>['settings'];

/** Applies the sent settings; omitted members stay unchanged. */
export function changedSettings(before: ReportSettings, sent: SentSettings): ReportSettings {
  if (sent === undefined) return before;
  const { names } = before;
  const { 'recurrence-interval-days': days, 'maximum-list-age-hours': hours } = sent;
  return {
    names: {
      matching: sent['name-matching'] ?? names.matching,
      partialNames: sent['partial-names'] ?? names.partialNames,
      fuzziness: sent.fuzziness ?? names.fuzziness,
      threshold: sent.threshold ?? names.threshold,
    },
    birthdate: sent['birthdate-matching'] ?? before.birthdate,
    compareCountries: sent['compare-countries'] ?? before.compareCountries,
    listTypes: sent['list-types'] ?? before.listTypes,
    watchlists: sent.watchlists ?? before.watchlists,
    pepClasses: sent['pep-classes'] ?? before.pepClasses,
    pepRelatives: sent['pep-relatives'] ?? before.pepRelatives,
    pepWithoutClass: sent['pep-without-class'] ?? before.pepWithoutClass,
    tooOldLists: sent['too-old-lists'] ?? before.tooOldLists,
    maximumListAgeHours: hours === undefined ? (before.maximumListAgeHours ?? null) : hours,
    mediaCategories: sent['media-categories'] ?? before.mediaCategories,
    acceptSignalsOnly: sent['accept-signals-only'] ?? before.acceptSignalsOnly,
    dismissalsNeedTwo: sent['dismissals-need-two'] ?? before.dismissalsNeedTwo,
    recurrenceDays: days === undefined ? before.recurrenceDays : days,
  };
}

/** Returns the settings. Throws unprocessable for one that the kind does not support, at its member below a pointer. */
export function checkSettings(kind: string, settings: ReportSettings, below: string): ReportSettings {
  const described = kindNamed(kind);
  const { recurs, answeredBy } = described;
  if (settings.recurrenceDays !== null && !recurs) {
    const pointer = `${below}/recurrence-interval-days`;
    throw new Refusal('unprocessable', problemAt(pointer, 'must be null: reports of this kind are run once'));
  }
  if (answeredBy === 'watchlists' && settings.listTypes.length === 0) {
    const pointer = `${below}/list-types`;
    throw new Refusal('unprocessable', problemAt(pointer, 'must name a type of list: otherwise nothing is searched'));
  }
  if (described.answeredBy === 'provider' && described.isMedia === true && settings.mediaCategories.length === 0) {
    const pointer = `${below}/media-categories`;
    throw new Refusal('unprocessable', problemAt(pointer, 'must name a category: otherwise no article counts'));
  }
  return settings;
}
