/** How the slices of packages/server/src/resources may know each other, and what their files may reach. */
import { importRule, type Rule, within } from './rule.ts';

const resources = 'packages/server/src/resources/';

/** From the ground up; a slice imports those above it in this list and none below it. */
export const sliceOrder = [
  'organizations',
  'users',
  'api-keys',
  'api-logs',
  'rate-limits',
  'events',
  'files',
  'tags',
  'webhooks',
  'theme-sets',
  'inquiry-templates',
  'accounts',
  'devices',
  'lists',
  'verifications',
  'documents',
  'selfies',
  'reports',
  'inquiry-sessions',
  'inquiries',
  'transactions',
  'cases',
  'hosted-flow',
  'simulations',
  'prints',
  'workflows',
  'importers',
  'graph-queries',
];

function sliceOf(path: string): string | null {
  return path.startsWith(resources) && path.slice(resources.length).includes('/')
    ? (path.slice(resources.length).split('/')[0] ?? null)
    : null;
}

const domainFile = /\/resources\/[a-z-]+\/(states|rules|fields|policy)\.ts$/;

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
    why: 'a lower slice that must cause something higher records an event or a job (order: tools/dependency-rules/slice-rules.ts)',
    applies: (path) => within(resources)(path) && sliceOf(path) !== null,
    allowed: (entry, file) => {
      const own = sliceOf(file.path);
      const other = sliceOf(entry.target);
      if (other === null || own === null || other === own) return true;
      const [mine, theirs] = [sliceOrder.indexOf(own), sliceOrder.indexOf(other)];
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
    applies: (path) => within(resources)(path) && /\/operations(\/|\.ts$)|\/store\.ts$/.test(path),
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
