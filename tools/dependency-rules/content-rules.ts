/**
 * Rules about the content of a file: its length, its use of clock, randomness, network and environment, and wire names.
 */
import { isTest, type Rule, within } from './rule.ts';
import type { AmbientUse } from './source-file.ts';

const lineLimit = 400;

/** Homes of each ambient dependency; all other code gets it as a parameter. */
const homes: Readonly<Record<AmbientUse['name'], RegExp>> = {
  'new Date()': /^packages\/server\/src\/lib\/clock\.ts$/,
  'Date.now': /^packages\/server\/src\/lib\/clock\.ts$/,
  'Math.random': /^packages\/server\/src\/lib\/ids\.ts$/,
  fetch: /^packages\/server\/src\/security\/safe-fetch\.ts$/,
  'process.env': /^packages\/(server\/src\/(config|main)|specimens\/src\/kept-drawings)\.ts$/,
};

/** The commands of a package are run by people and may read their environment. */
const governed = /^packages\/(server|engines|specimens)\/src\//;

const operations = /\/operations(\/|\.ts$)/;

export const contentRules: readonly Rule[] = [
  {
    name: 'files-stay-short',
    why: `a file has one purpose, which fits in ${lineLimit} lines`,
    applies: () => true,
    breaches: ({ lines }) => (lines > lineLimit ? [{ line: lineLimit + 1, what: `has ${lines} lines` }] : []),
  },
  {
    name: 'the-world-is-handed-in',
    why: 'clock, chance, network and settings come from their homes, so that tests can give others',
    applies: (path) => governed.test(path) && !isTest(path),
    breaches: ({ path, ambientUses }) =>
      ambientUses
        .filter(({ name }) => !homes[name].test(path))
        .map(({ name, line }) => ({ line, what: `uses ${name}` })),
  },
  {
    name: 'the-dashboard-asks-in-one-place',
    why: 'the token against forged requests, the environment and what happens when a session ended are in client/send.ts',
    applies: (path) => within('packages/dashboard/src/')(path) && path !== 'packages/dashboard/src/client/send.ts',
    breaches: ({ ambientUses }) =>
      ambientUses.filter(({ name }) => name === 'fetch').map(({ line }) => ({ line, what: 'uses fetch' })),
  },
  {
    name: 'rows-follow-the-database',
    why: '`Row` of database/rows.ts takes the types of columns from the migrated database, and a column that is gone does not compile',
    applies: (path) => within('packages/server/src/')(path) && !path.startsWith('packages/server/src/database/'),
    breaches: ({ handWrittenColumns }) =>
      handWrittenColumns.map(({ name, line }) => ({ line, what: `declares the column ${name}` })),
  },
  {
    name: 'operations-speak-no-wire',
    why: 'input.ts turns the wire into commands and serializer.ts entities into the wire; jobs and flows call operations too',
    applies: (path) => within('packages/server/src/resources/')(path) && operations.test(path),
    breaches: ({ kebabMembers }) => kebabMembers.map(({ name, line }) => ({ line, what: `has a member '${name}'` })),
  },
];
