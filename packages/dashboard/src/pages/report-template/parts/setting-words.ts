/** Names and values of settings in the words of the form. */
import type { ReportSettings } from '../../../client/report-templates.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import type { SettingName } from '../settings.ts';

export function useSettingWords() {
  const { reportTemplates: texts, watchlists } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 3 });
  const names: Readonly<Record<SettingName, string>> = {
    'name-matching': texts.matching,
    'partial-names': texts.partial,
    fuzziness: texts.fuzziness,
    threshold: texts.threshold,
    'birthdate-matching': texts.birthdate,
    'compare-countries': texts.countries,
    'list-types': texts.listTypes,
    watchlists: texts.watchlists,
    'pep-classes': texts.classes,
    'pep-relatives': texts.relatives,
    'pep-without-class': texts.withoutClass,
    'too-old-lists': texts.tooOld,
    'maximum-list-age-hours': texts.maximumAge,
    'media-categories': texts.mediaCategories,
    'accept-signals-only': texts.signalsOnly,
    'dismissals-need-two': texts.byTwo,
    'recurrence-interval-days': texts.interval,
  };
  const listed = (values: readonly (string | number)[]): string =>
    values.length === 0 ? texts.empty : values.join(', ');
  const wordsOf = (settings: ReportSettings, name: SettingName): string => {
    const value = settings[name];
    switch (name) {
      case 'name-matching':
        return texts.matchings[settings[name]];
      case 'fuzziness':
        return texts.fuzzinesses[settings[name]];
      case 'birthdate-matching':
        return texts.birthdates[settings[name]];
      case 'too-old-lists':
        return texts.tooOlds[settings[name]];
      case 'list-types':
        return listed(settings[name].map((type) => watchlists.types[type]));
      case 'media-categories':
        return listed(settings[name].map((category) => texts.categories[category]));
      default:
        if (typeof value === 'boolean') return value ? texts.yes : texts.no;
        if (typeof value === 'number') return number.format(value);
        return value === null ? texts.empty : listed(value as readonly (string | number)[]);
    }
  };
  return { nameOf: (name: SettingName): string => names[name], valueOf: wordsOf };
}
