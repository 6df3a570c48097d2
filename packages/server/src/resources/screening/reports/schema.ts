/** Wire shapes of reports and their templates, newest version. */

import { birthdateMatchings, fuzzinesses, mediaCategories, nameMatchings } from '@countersign/screening';
import { type TObject, Type } from 'typebox';
import { freeObject, nullable, nullableText, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { gateNames, gateOutcomes, type SearchedSource } from '../../../screening/screening-request.ts';
import { searchedTypes } from '../../../screening/watchlist.ts';
import type { ReportKind } from './kind.ts';
import { dismissalCodes, reportErrorCodes, reportStatuses } from './report.ts';

const closed = { additionalProperties: false };

export const reportErrors = Type.Array(
  Type.Object({ code: oneOf(reportErrorCodes), source: nullable('string'), detail: Type.String() }),
);

export const searchedSources = Type.Array(
  Type.Object({
    slug: Type.String(),
    /** SHA-256 of a watchlist; null for a source that a provider searched. */
    version: nullable('string'),
    'issued-at': nullable('string'),
    'checked-at': nullable('string', 'date-time'),
    age: Type.Unsafe<SearchedSource['age'] | null>({
      type: ['string', 'null'],
      enum: ['current', 'old', 'too-old', null],
    }),
  }),
);

export const sharedAttributes = {
  status: oneOf(reportStatuses),
  'created-at': timestamp(),
  'completed-at': nullable('string', 'date-time'),
  'redacted-at': nullable('string', 'date-time'),
  'report-template-version-name': Type.String(),
  'has-match': Type.Boolean(),
  'is-continuous': Type.Boolean(),
  'is-recurring': Type.Boolean(),
  tags: Type.Array(Type.String()),
  errors: reportErrors,
  'searched-sources': searchedSources,
  'screened-versions': Type.Array(Type.Object({ slug: Type.String(), version: Type.String() })),
  /** Id of the source verification or inquiry, by member of the query. */
  'query-sources': freeObject(),
};

export const attributesOfKind = (own: ReportKind['attributes']): TObject =>
  Type.Object({ ...sharedAttributes, ...own });

export const reportFilters = Type.Object(
  {
    'reference-id': Type.Optional(Type.String({ maxLength: 255 })),
    'account-id': Type.Optional(Type.String({ maxLength: 255 })),
    'inquiry-id': Type.Optional(Type.String({ maxLength: 255 })),
    'report-id': Type.Optional(Type.String({ maxLength: 255 })),
    kind: Type.Optional(Type.String({ maxLength: 255 })),
    status: Type.Optional(Type.String({ maxLength: 255 })),
    'has-match': Type.Optional(Type.String({ pattern: '^(true|false)$' })),
  },
  closed,
);

const members = freeObject({ description: 'Members of the query by kind: see docs/reports.md.' });

export const createReportAttributes = Type.Object(
  {
    'report-template-id': Type.Optional(nullableText()),
    'account-id': Type.Optional(nullableText()),
    'reference-id': Type.Optional(nullableText()),
    query: members,
  },
  closed,
);

export const createReportMeta = Type.Object(
  {
    'auto-create-account': Type.Optional(Type.Boolean()),
    'auto-create-account-type-id': Type.Optional(nullableText()),
    'auto-create-account-reference-id': Type.Optional(nullableText()),
    'processing-mode': Type.Optional(oneOf(['sync', 'async'])),
    'request-flags': Type.Optional(Type.Array(Type.String({ maxLength: 255 }), { maxItems: 20 })),
  },
  closed,
);

export const dismissAttributes = Type.Object(
  {
    reason: Type.String({ minLength: 1, maxLength: 1000 }),
    'dismiss-type': Type.Optional(nullableText()),
    'entity-id': Type.Optional(nullableText(2000)),
    'reason-code': Type.Optional(oneOf(dismissalCodes)),
  },
  closed,
);

const entry = {
  id: Type.String(),
  type: oneOf(['run', 'dismiss', 'pause', 'resume', 'review']),
  'run-type': Type.Optional(oneOf(['manual', 'scheduled'])),
  'scheduled-date': Type.Optional(Type.String({ format: 'date' })),
  'completed-at': Type.Optional(nullable('string', 'date-time')),
  matches: Type.Optional(nullable('integer')),
  'created-at': Type.Optional(timestamp()),
  'creator-name': Type.Optional(Type.String()),
};

export const historyBody = Type.Object({
  data: Type.Array(Type.Object(entry)),
  links: Type.Object({ prev: nullable('string'), next: nullable('string') }),
});

const term = Type.Object({
  feature: Type.String(),
  value: Type.Number(),
  weight: Type.Number(),
  z: Type.Number(),
});

/** Matches with their explanations. */
export const matchesBody = Type.Object({
  data: Type.Array(
    Type.Object({
      'watchlist-slug': Type.String(),
      'entity-id': Type.String(),
      name: Type.String(),
      score: nullable('number'),
      z: nullable('number'),
      model: nullable('string'),
      terms: Type.Array(term),
      pairs: Type.Array(
        Type.Object({
          query: Type.String(),
          listed: Type.String(),
          how: Type.String(),
          similarity: Type.Number(),
        }),
      ),
      'left-query': Type.Array(Type.String()),
      'left-listed': Type.Array(Type.String()),
      /** Rules of the template that the match passed. */
      gates: Type.Array(Type.Object({ gate: oneOf(gateNames), setting: Type.String(), outcome: oneOf(gateOutcomes) })),
      topics: Type.Array(Type.String()),
      programs: Type.Array(Type.String()),
      countries: Type.Array(Type.String()),
      birthdates: Type.Array(Type.String()),
      remarks: nullable('string'),
      'gone-at': nullable('string', 'date-time'),
    }),
  ),
});

const settings = {
  'name-matching': oneOf(nameMatchings),
  'partial-names': Type.Boolean(),
  fuzziness: oneOf(fuzzinesses),
  threshold: Type.Number({ minimum: 0, maximum: 1 }),
  'birthdate-matching': oneOf(birthdateMatchings),
  'compare-countries': Type.Boolean(),
  'list-types': Type.Array(oneOf(searchedTypes), { maxItems: 4 }),
  watchlists: Type.Array(Type.String({ maxLength: 63 }), { maxItems: 200 }),
  'pep-classes': Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { maxItems: 4 }),
  'pep-relatives': Type.Boolean(),
  'pep-without-class': Type.Boolean(),
  'too-old-lists': Type.Union([Type.Literal('errored'), Type.Literal('noted')], {
    description: 'Status of a report without a match if a list is older than its maximum age.',
  }),
  'maximum-list-age-hours': Type.Union([Type.Integer({ minimum: 1, maximum: 87_600 }), Type.Null()], {
    description: 'Maximum age of every list, in hours, instead of the age that each list has.',
  }),
  'media-categories': Type.Array(oneOf(mediaCategories), { maxItems: mediaCategories.length }),
  'accept-signals-only': Type.Boolean(),
  'dismissals-need-two': Type.Boolean({
    description: 'Whether dismissing a match requires two reviewers.',
  }),
  'recurrence-interval-days': Type.Union([Type.Integer({ minimum: 1, maximum: 365 }), Type.Null()]),
};

const templateShared = {
  name: Type.String(),
  'created-at': timestamp(),
  'updated-at': timestamp(),
};

/** Attributes of templates; all except the name and the times are extensions. */
export const templateAttributes = (isListed: boolean): TObject =>
  Type.Object({
    ...templateShared,
    settings: Type.Object(settings, { description: 'The settings in force.' }),
    draft: Type.Object(settings, {
      description: 'The draft; equal to `settings` if nothing was changed.',
    }),
    'live-version-id': Type.String(),
    revision: Type.Integer({ minimum: 1 }),
    ...(isListed ? { 'search-lists': Type.Array(Type.Object({ slug: Type.String(), type: Type.String() })) } : {}),
  });

export const templateVersionsBody = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      'created-at': timestamp(),
      settings: Type.Object(settings),
    }),
  ),
});

export const settingsGiven = Type.Optional(Type.Partial(Type.Object(settings, closed), closed));
/** Revision of the template that the caller has read. */
const readRevision = Type.Optional(Type.Integer({ minimum: 1 }));
const templateName = Type.String({ minLength: 1, maxLength: 255 });

export const createTemplateAttributes = Type.Object(
  { kind: Type.String({ maxLength: 255 }), name: templateName, settings: settingsGiven },
  closed,
);

export const updateTemplateAttributes = Type.Object(
  { name: Type.Optional(templateName), draft: settingsGiven, revision: readRevision },
  closed,
);

export const publishTemplateMeta = Type.Object({ revision: readRevision }, closed);
