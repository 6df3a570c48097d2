/** Serializers of open matches, decisions, and the effects of thresholds to JSON. */
import { currentModel, foldedName, measuresOf } from '@countersign/screening';
import type { Wire } from '../../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../../lib/clock.ts';
import type { Match } from '../../../../screening/screening-request.ts';
import type { MeasuredDecisions } from '../operations/measure-decisions.ts';
import type { Confirmation, Dismissal, Report } from '../report.ts';
import { proposalOf } from '../second-reads.ts';
import { serializeMatch, serializeSearched } from '../serializer.ts';
import { askedOf, compareFields } from './compare-fields.ts';
import { confirmationOf, differencesOf, earlierDismissal, entityIdOf } from './open-matches.ts';
import type { decisionsBody, queueBody, thresholdBody } from './schema.ts';
import { daysLooked, leastDecided, leastOfEach } from './threshold.ts';

export type QueueRow = Wire<typeof queueBody>['data'][number];

const isLatin = (text: string): boolean => !/\p{L}/u.test(text.replaceAll(/\p{Script=Latin}/gu, ''));

const shownMatch = (report: Report, match: Match) => ({
  ...serializeMatch(match),
  'watchlist-title': match.watchlist.title,
  'watchlist-type': match.watchlist.type,
  'watchlist-url': match.watchlist.url,
  kind: match.entity.kind,
  names: match.entity.names.map(({ value, type, quality }) => ({
    value,
    type,
    quality,
    // A name in another script is shown with its transliteration, by which it is compared.
    folded: isLatin(value) ? null : foldedName(value),
  })),
  fields: compareFields(report.content.query, match),
  identifiers: match.entity.identifiers.map(({ scheme, value }) => `${scheme} ${value}`),
  'listed-at': match.entity.listedAt,
});

const decidedOf = ({ at, by, reason }: Pick<Confirmation, 'at' | 'by' | 'reason'>, code: Dismissal['code'] = null) => ({
  at,
  by,
  reason,
  'reason-code': code ?? null,
});

interface Looking {
  /** True if a second user has to agree to a dismissal. */
  readonly needsTwo: boolean;
  /** Id of the reading user; null for none. */
  readonly actorId: string | null;
}

export function serializeQueued(report: Report, match: Match, { needsTwo, actorId }: Looking): QueueRow {
  const { content } = report;
  const confirmed = confirmationOf(match, content);
  const earlier = earlierDismissal(match, content);
  const first = proposalOf(content.proposals, { match, media: null });
  const searched = content.searched.find(({ slug }) => slug === match.watchlist.slug);
  return {
    'report-id': report.id,
    'report-type': `report/${report.kind}`,
    'account-id': report.accountId,
    'inquiry-id': report.inquiryId,
    'found-at': isoTimestamp(report.completedAt),
    query: askedOf(content.query),
    match: shownMatch(report, match),
    source: searched === undefined ? null : serializeSearched(searched),
    confirmed: confirmed === null ? null : decidedOf(confirmed),
    'needs-two': needsTwo,
    'dismissed-first': first === null ? null : { ...decidedOf(first, first.code), 'is-own': first.byId === actorId },
    'dismissed-before':
      earlier === null
        ? null
        : {
            ...decidedOf(earlier, earlier.code),
            differences: differencesOf(earlier.match.entity, match.entity),
          },
  };
}

type ShownDecision = Wire<typeof decisionsBody>['data'][number];

const named = (match: Match | null) => ({
  name: match?.name ?? '',
  'entity-id': match === null ? null : entityIdOf(match),
  'watchlist-slug': match?.watchlist.slug ?? null,
  score: match?.explanation?.score ?? null,
  media: null,
});

/** Returns the name of a media entity or the title of an article; the id if it has none. */
function namedInMedia({ type, id, told }: NonNullable<Dismissal['media']>) {
  const name = told[type === 'media' ? 'title' : 'name'];
  return { name: typeof name === 'string' && name !== '' ? name : id, media: { type, id } };
}

/** Serializes the decisions, newest first; `actorId` is the caller. */
export function serializeDecisions({ content }: Report, actorId: string | null): ShownDecision[] {
  const isOwn = (byId: string | null | undefined): boolean => byId != null && byId === actorId;
  const confirmations = content.confirmations.map((each) => ({
    ...decidedOf(each),
    decision: 'true-match' as const,
    'is-own': isOwn(each.byId),
    'first-by': null,
    'is-waiting': false,
    ...named(each.match),
  }));
  const dismissals = [...content.dismissals, ...content.proposals].map((each) => ({
    ...decidedOf(each, each.code),
    decision: 'false-alert' as const,
    'first-by': 'first' in each ? (each.first?.by ?? null) : null,
    'is-waiting': content.proposals.some((proposal) => proposal === each),
    'is-own': each.match !== null && (isOwn(each.byId) || ('first' in each && isOwn(each.first?.byId))),
    ...named(each.match),
    ...(each.media === null ? {} : namedInMedia(each.media)),
  }));
  return [...confirmations, ...dismissals].sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Serializes the measure, next to the shipped figures. */
export const serializeThresholds = ({
  isEnough,
  points,
  inForce,
  ...measured
}: MeasuredDecisions): Wire<typeof thresholdBody> => ({
  ...measured,
  'days-looked': daysLooked,
  'is-enough': isEnough,
  'least-decided': leastDecided,
  'least-of-each': leastOfEach,
  'threshold-in-force': inForce,
  points: points.map(({ alertsPerDay, ...point }) => ({ ...point, 'alerts-per-day': alertsPerDay })),
  shipped: { model: currentModel.version, measures: measuresOf(currentModel.version) },
});
