/** Printed version of a report. Pure. */
import { knownCountries } from '@countersign/screening';
import { fill } from '@countersign/texts';
import { footOf, stampOf, wordOf } from '../../../../print/print-words.ts';
import type { Block, Fact, Mark, Report as Paper, Section } from '../../../../print/report.ts';
import type { Explanation, Match, PassedGate } from '../../../../screening/screening-request.ts';
import { kindNamed } from '../kinds/index.ts';
import { isoOf } from '../kinds/matched-lists.ts';
import { moreThanKept } from '../lists-not-searched.ts';
import type { Dismissal, Members, Report, ReportContent, ReportError } from '../report.ts';
import type { Printed, PrintWords } from './words.ts';

function factsOf(members: Members, { screening, names, valueText }: PrintWords): Fact[] {
  const asked: Readonly<Record<string, string>> = screening.members;
  return Object.entries(members).flatMap(([name, value]) => {
    const text = valueText(name, value);
    if (text === null) return [];
    return [{ label: Object.hasOwn(asked, name) ? wordOf(asked, name) : names.property(name), value: text }];
  });
}

/** Returns the status mark. "No match" is only a result of kinds that search for matches. */
function marked({ status, hasMatch, kind }: Report, { texts: { marks } }: PrintWords): Mark {
  if (status === 'errored') return { text: marks.errored, tone: 'attention' };
  if (status !== 'ready') return { text: marks.waiting, tone: 'neutral' };
  const named = kindNamed(kind);
  if (named.answeredBy !== 'watchlists' && named.isMedia !== true) return { text: marks.ready, tone: 'neutral' };
  return hasMatch ? { text: marks.match, tone: 'negative' } : { text: marks.clear, tone: 'positive' };
}

/** Returns the setting and outcome of a rule; a rule that is off has no setting. */
function gateText({ setting, outcome }: PassedGate, { screening }: PrintWords): string {
  const { gateSettings, gateOutcomes } = screening;
  if (outcome === 'off') return gateOutcomes.off;
  const classes = /^class-(.*)$/.exec(setting)?.[1];
  const { classes: ofClasses, ...settings } = gateSettings;
  const said =
    classes === undefined ? wordOf(settings, setting) : fill(ofClasses, { classes: classes.replaceAll('-', ', ') });
  return `${said}: ${gateOutcomes[outcome]}`;
}

function termsTable({ model, terms }: Explanation, { texts, screening, thousandths }: PrintWords): Block {
  const titles = screening.terms;
  return {
    kind: 'table',
    columns: [
      { title: fill(texts.reasonBy, { reason: titles.feature, model }), share: 46 },
      { title: titles.value, share: 27 },
      { title: titles.weight, share: 27 },
    ],
    markTitle: titles.share,
    rows: terms
      .filter(({ z }) => z !== 0)
      .map(({ feature, value, weight, z }) => ({
        cells: [wordOf(screening.features, feature), thousandths(value), thousandths(weight)],
        mark: { text: thousandths(z), tone: 'neutral' },
      })),
  };
}

function matchBlocks({ name, watchlist, entity, explanation }: Match, words: PrintWords): Block[] {
  const { texts, screening, country, day } = words;
  const facts: Fact[] = [
    { label: texts.match.name, value: name },
    { label: texts.match.entry, value: entity.key },
    { label: texts.match.born, value: entity.birthdates.map((each) => day(isoOf(each))).join(', ') || null },
    { label: texts.match.countries, value: knownCountries(entity).map(country).join(', ') || null },
    { label: texts.match.programs, value: entity.programs.join(', ') || null },
    { label: texts.match.address, value: watchlist.url || null },
  ];
  if (explanation === null) return [{ kind: 'facts', facts }];
  const gates = (explanation.gates ?? []).map((each) => ({
    label: fill(texts.rule, { gate: screening.gate[each.gate] }),
    value: gateText(each, words),
  }));
  return [{ kind: 'facts', facts: [...facts, ...gates] }, termsTable(explanation, words)];
}

function matchSection(match: Match, words: PrintWords): Section {
  const { texts, screening, thousandths } = words;
  const { name, watchlist, explanation, told } = match;
  const score = explanation === null ? null : thousandths(explanation.score);
  return {
    title: `${name}, ${watchlist.slug === 'provider' ? texts.provider : watchlist.title}`,
    mark: { text: score ?? (told === undefined ? screening.exact : screening.told), tone: 'negative' },
    blocks: matchBlocks(match, words),
  };
}

function dismissalSection({ at, by, reason, match, media, first }: Dismissal, words: PrintWords): Section {
  const { texts, moment } = words;
  const who = first === undefined ? by : fill(texts.byTwo, { first: first.by, second: by });
  return {
    title: fill(texts.dismissed, { name: match?.name ?? media?.id ?? '' }),
    subtitle: `${moment(new Date(at))} · ${who}`,
    blocks: [first?.reason ?? '', reason].flatMap((text) => (text === '' ? [] : [{ kind: 'note', text }])),
  };
}

/** Returns the searched sources: the lists with their versions, and the sources of the provider. */
function searchedBlock({ searched, told = [] }: ReportContent, { texts, screening, moment, day }: PrintWords): Block {
  const lists = searched.map(({ slug, version, checkedAt, age }): Fact => {
    const known = { version: version.slice(0, 12), age: screening.ages[age] };
    return {
      label: slug,
      value:
        checkedAt === null
          ? fill(texts.versionWithoutTime, known)
          : fill(texts.version, { ...known, at: moment(new Date(checkedAt)) }),
    };
  });
  const others = told.map(({ slug, asOf }): Fact => {
    const by = screening.told;
    return { label: slug, value: asOf === null ? by : fill(texts.toldAsOf, { told: by, day: day(asOf) }) };
  });
  const facts = [...lists, ...others];
  return facts.length === 0 ? { kind: 'note', text: texts.nothingSearched } : { kind: 'facts', facts };
}

/** Returns the text of an error. Other languages omit the English details, except those of a provider. */
function errorText({ code, source, detail }: ReportError, { language, texts, screening }: PrintWords): string {
  if (detail === moreThanKept.detail) return texts.tooMany;
  const isTold = language === 'en' || code === 'provider-failed';
  const sentence = isTold ? `${screening.errors[code]} (${detail})` : screening.errors[code];
  return source === null ? sentence : fill(texts.errorOf, { source, sentence });
}

function sectionsOf({ content }: Report, words: PrintWords): Section[] {
  const { texts } = words;
  const { query, errors, matches, dismissals, result } = content;
  const notes = errors.map((each): Block => ({ kind: 'note', text: errorText(each, words) }));
  return [
    { title: texts.asked, blocks: [{ kind: 'facts', facts: factsOf(query, words) }] },
    { title: texts.searched, blocks: [searchedBlock(content, words)] },
    ...(notes.length === 0 ? [] : [{ title: texts.errors, blocks: notes }]),
    ...(result === null
      ? []
      : [{ title: texts.result, blocks: [{ kind: 'facts' as const, facts: factsOf(result, words) }] }]),
    ...matches.map((match) => matchSection(match, words)),
    ...dismissals.map((dismissal) => dismissalSection(dismissal, words)),
  ];
}

/** Describes the report. `resultHash` is that of the last run, so that the print can be compared with a replay. */
export function describeReport(report: Report, printed: Printed, resultHash: string | null): Paper {
  const { words } = printed;
  const { texts, moment } = words;
  const { facts } = texts;
  return {
    kind: texts.report,
    id: report.id,
    title: words.reportKind(report.kind),
    mark: marked(report, words),
    stamp: stampOf(printed),
    printedAt: printed.at,
    language: words.language,
    foot: footOf(report.id, printed),
    facts: [
      { label: facts.account, value: report.accountId },
      { label: facts.template, value: `${report.templateId} ${report.templateVersionName}` },
      { label: facts.created, value: moment(report.createdAt) },
      { label: facts.completed, value: report.completedAt === null ? null : moment(report.completedAt) },
      { label: facts.resultHash, value: resultHash },
    ],
    sections: sectionsOf(report, words),
  };
}
