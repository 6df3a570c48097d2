/** Wire shapes of watchlists. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { entryChanges } from '../../../screening/entries-that-differ.ts';
import { listTypes } from '../../../screening/watchlist.ts';
import { differencesShape } from '../reports/index.ts';

const decision = Type.Object({ by: Type.String(), reason: Type.String(), at: timestamp() });

const version = Type.Object({
  version: Type.String(),
  'issued-at': nullable('string'),
  'received-at': timestamp(),
  entities: Type.Integer(),
  names: Type.Integer(),
  nameless: Type.Integer(),
  'unread-countries': Type.Array(Type.Object({ word: Type.String(), entries: Type.Integer() }), {
    description: 'Countries that could not be read, as the list writes them; matching ignores them.',
  }),
  'left-out': Type.Array(Type.Object({ kind: Type.String(), entries: Type.Integer() }), {
    description:
      'Entries that are not screened, by kind: links between entries, and objects that are no person or business.',
  }),
  changes: Type.Object({ added: Type.Integer(), changed: Type.Integer(), removed: Type.Integer() }),
  objection: nullable('string'),
  accepted: Type.Union([decision, Type.Null()]),
  rejected: Type.Union([decision, Type.Null()]),
});

const versionOrNull = Type.Union([version, Type.Null()]);

export const watchlistAttributes = Type.Object({
  title: Type.String(),
  'list-type': oneOf(listTypes),
  format: Type.String(),
  url: nullable('string'),
  'is-own': Type.Boolean({ description: 'Whether the list belongs only to this organization.' }),
  'may-decide': Type.Boolean({
    description:
      'Whether its versions can be accepted and rejected here; versions of lists that organizations share cannot.',
  }),
  'maximum-age-hours': Type.Number(),
  'checked-at': nullable('string', 'date-time'),
  age: oneOf(['current', 'old', 'too-old', 'missing']),
  current: versionOrNull,
  waiting: versionOrNull,
  'last-rejected': versionOrNull,
});

export const decideAttributes = Type.Object(
  {
    reason: Type.String({ minLength: 1, maxLength: 1000 }),
    version: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'The version that was reviewed; the request is refused if another version waits.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const changesFilters = Type.Object(
  {
    change: Type.Optional(Type.String({ pattern: `^(${entryChanges.join('|')})$` })),
    name: Type.Optional(
      Type.String({ maxLength: 255, description: 'Part of a name, in any script; returns only entries with it.' }),
    ),
  },
  { additionalProperties: false },
);

export const changesBody = Type.Object({
  data: Type.Array(
    Type.Object({
      change: oneOf(entryChanges),
      'entity-id': Type.String(),
      kind: Type.String(),
      /** Current values; for a removed entry the last ones. */
      names: Type.Array(Type.String()),
      birthdates: Type.Array(Type.String()),
      countries: Type.Array(Type.String()),
      /** Removed and added values of a changed entry. */
      differences: differencesShape,
    }),
  ),
  meta: Type.Object({
    'has-more': Type.Boolean({
      description: 'Whether there are more entries than shown; filter by name or kind of change to narrow the list.',
    }),
  }),
});
