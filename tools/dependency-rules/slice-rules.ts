/** Rules for imports between the slices of packages/server/src/resources, and for their files. */
import { importRule, type Rule, within } from './rule.ts';

const resources = 'packages/server/src/resources/';

/** Floors from the ground up, and the slices of each; a slice imports only earlier ones. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  platform: [
    'messages',
    'organizations',
    'roles',
    'users',
    'user-sessions',
    'user-audit-logs',
    'sign-in',
    'settings',
    'api-keys',
    'api-logs',
    'rate-limits',
    'events',
    'files',
    'view-tickets',
    'tags',
    'case-links',
    'webhooks',
  ],
  appearance: ['theme-sets'],
  people: ['links', 'accounts', 'devices', 'lists', 'importers'],
  verification: [
    'inquiry-templates',
    'documents',
    'selfies',
    'verifications',
    'inquiry-sessions',
    'inquiries',
    'contact-codes',
    'uploads',
    'handoffs',
    'reviews',
    'simulations',
    'prints',
    'evidence',
    'search',
    'analytics',
    'exports',
    'bulk-actions',
    'saved-views',
  ],
  screening: ['reports', 'watchlists'],
  monitoring: ['transactions', 'transaction-rules', 'case-queues', 'case-templates', 'cases'],
};

const order = Object.entries(floors).flatMap(([floor, slices]) => slices.map((slice) => `${floor}/${slice}`));

/** Returns the `floor/slice` of a file; null for a file outside of slices. */
function sliceOf(path: string): string | null {
  if (!path.startsWith(resources)) return null;
  const [floor, slice, file] = path.slice(resources.length).split('/');
  return file === undefined ? null : `${floor}/${slice}`;
}

const domainFile = /\/resources\/[a-z-]+\/[a-z-]+\/(states|rules|fields|policy)\.ts$/;

export const sliceRules: readonly Rule[] = [
  importRule({
    name: 'slices-meet-at-their-index',
    why: "another slice's index.ts is its face; the rest of it may change without notice",
    applies: (path) => within(resources)(path) && sliceOf(path) !== null,
    allowed: (entry, file) => {
      const other = sliceOf(entry.target);
      return other === null || other === sliceOf(file.path) || entry.target === `${resources}${other}/index.ts`;
    },
  }),
  importRule({
    name: 'slices-import-downwards',
    why: 'a lower slice that needs something higher declares a port that the higher one fills, or records an event (order: tools/dependency-rules/slice-rules.ts)',
    applies: (path) => within(resources)(path) && sliceOf(path) !== null,
    allowed: (entry, file) => {
      const own = sliceOf(file.path);
      const other = sliceOf(entry.target);
      if (other === null || own === null || other === own) return true;
      const [mine, theirs] = [order.indexOf(own), order.indexOf(other)];
      return mine >= 0 && theirs >= 0 && theirs < mine;
    },
  }),
  importRule({
    name: 'slices-do-not-import-the-registry',
    why: 'resources/index.ts collects the slices; app.ts reads it',
    applies: (path) => within(resources)(path) && sliceOf(path) !== null,
    allowed: (entry) => entry.target !== `${resources}index.ts`,
  }),
  importRule({
    name: 'operations-do-not-know-http',
    why: 'API, hosted flow and jobs call the same operation, so it takes only types from api/',
    applies: (path) =>
      within(resources, 'packages/server/src/flow/')(path) && /\/operations(\/|\.ts$)|\/store\.ts$/.test(path),
    allowed: (entry) =>
      entry.typeOnly ||
      !entry.target.startsWith('packages/server/src/api/') ||
      entry.target.startsWith('packages/server/src/api/versions/'),
  }),
  importRule({
    name: 'domain-files-are-pure',
    why: 'states, rules and fields are decided without input or output',
    applies: (path) => within(resources)(path) && domainFile.test(path),
    allowed: (entry, file) =>
      entry.typeOnly ||
      entry.target.startsWith('packages/server/src/lib/') ||
      entry.target.startsWith('packages/server/src/fields/') ||
      entry.target === 'typebox' ||
      sliceOf(entry.target) === sliceOf(file.path),
  }),
];
