/** The rules of a configuration for reading: decisions, second reads, limits and languages. */
import type { Configuration } from '../../../client/templates.ts';
import { themesQuery } from '../../../client/themes.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { Facts, type ShownFact, ShownPart } from './shown-part.tsx';

export interface ShownRulesProps {
  readonly configuration: Configuration;
}

const outcomes = ['on-completed', 'on-failed', 'on-inconclusive', 'on-uploaded'] as const;
const hour = 3600;

/** Returns the words of a name, or the name where a newer server says one that has none. */
const wordOf = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;

export function ShownDecisions({ configuration: { decision } }: ShownRulesProps) {
  const { template: texts } = usePageTexts();
  if (decision === undefined) return null;
  return (
    <ShownPart title={texts.decisions}>
      <Facts
        facts={outcomes.map((outcome) => ({
          name: texts.outcomes[outcome],
          value: wordOf(texts.decisionNames, decision[outcome]),
        }))}
      />
    </ShownPart>
  );
}

export function ShownSecondReads({ configuration }: ShownRulesProps) {
  const { template: texts } = usePageTexts();
  const { yes, no } = texts.answers;
  const read = configuration['second-read'];
  if (read === undefined) return null;
  const percent: readonly ShownFact[] =
    read.of === 'sample' ? [{ name: texts.percent, value: read['sample-percent'] }] : [];
  const blind: readonly ShownFact[] =
    read.of === 'never' ? [] : [{ name: texts.blind, value: read['is-blind'] ? yes : no }];
  return (
    <ShownPart title={texts.secondRead}>
      <Facts facts={[{ name: texts.secondReadOf, value: wordOf(texts.secondReads, read.of) }, ...percent, ...blind]} />
    </ShownPart>
  );
}

export function ShownLimits({ configuration }: ShownRulesProps) {
  const { template: texts } = usePageTexts();
  const language = useLanguage();
  const theme = useThemeName(configuration['theme-set-id'] ?? null);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const after = configuration.expiration?.['after-create-interval-seconds'];
  const locales = configuration['enabled-locales'] ?? [];
  const redirect = configuration['redirect-uri'] ?? null;
  return (
    <ShownPart title={texts.limits}>
      <Facts
        facts={[
          ...(after === undefined ? [] : [{ name: texts.expires, value: Math.round((after / hour) * 100) / 100 }]),
          { name: texts.sessionLimit, value: configuration['session-limit'] },
          { name: texts.retention, value: configuration['picture-retention-days'] },
          { name: texts.theme, value: theme },
          { name: texts.redirect, value: redirect ?? texts.noRedirect },
          { name: texts.locales, value: locales.map((locale) => names.of(locale) ?? locale).join(', ') },
        ]}
      />
    </ShownPart>
  );
}

/** Returns the theme's name; its id for readers who may not list themes, and for an archived one. */
export function useThemeName(id: string | null): string {
  const { template: texts } = usePageTexts();
  const mayList = useHasRight()('theme_set.read');
  const found = useQuery({ ...themesQuery(useApi()), enabled: mayList && id !== null });
  if (id === null) return texts.ownTheme;
  return found.data?.data.find((theme) => theme.id === id)?.attributes.name ?? id;
}
