/** Parts of docs/compatibility.md that map every operation and event of the reference to this service. */
import { pages } from '../../packages/dashboard/test/support/page-folders.ts';
import type { Registry } from '../../packages/server/src/operations/slice.ts';
import { catalogueOf } from '../../packages/server/src/resources/platform/webhooks/event-catalogue.ts';
import { neverSent, unserved } from '../../packages/server/test/conformance/overlay.ts';
import { referenceEvents } from '../../packages/server/test/conformance/reference-events.ts';
import { referenceOperations } from '../../packages/server/test/conformance/reference-operations.ts';
import { relateEvents, relateOperations } from '../../packages/server/test/conformance/served.ts';
import { code, table } from './markdown.ts';

/** Returns the parts. Throws with every operation and event that is in no group, or in both. */
export function servedParts(registry: Registry): readonly string[] {
  const endpoints = registry.slices.flatMap((slice) => slice.endpoints);
  const own = endpoints.map(({ method, path, extension }) => ({ method, path, isExtension: extension === true }));
  const recorded = registry.slices.flatMap((slice) => slice.events);
  const operations = relateOperations(referenceOperations, own, unserved);
  const events = relateEvents(referenceEvents, recorded, neverSent);
  const problems = [...operations.problems, ...events.problems];
  if (problems.length > 0) throw new Error(`packages/server/test/conformance/overlay.ts:\n${problems.join('\n')}`);
  return [
    '## Operations',
    `Of the ${referenceOperations.length} operations of the reference ${operations.served.length} are served and ${operations.unserved.length} are not. The names are the \`operationId\` of the reference.`,
    table(
      ['Family', 'Served'],
      [...Map.groupBy(operations.served, ({ tag }) => tag)].map(([tag, each]) => [
        tag,
        each.map(({ operationId }) => code(operationId)).join(', '),
      ]),
    ),
    table(
      ['Family', 'Not served', 'Why'],
      [...Map.groupBy(operations.unserved, ({ tag, reason }) => `${tag}\n${reason}`).values()].map((each) => [
        each[0]?.tag ?? '',
        each.map(({ method, path }) => code(`${method} ${path}`)).join(', '),
        each[0]?.reason ?? '',
      ]),
    ),
    '## Events',
    `Of the ${referenceEvents.length} events of the reference ${events.served.length} are sent and ${events.unserved.length} are not. A webhook may subscribe to one that is not sent, but for those marked with a star.`,
    table(
      ['About', 'Sent'],
      [...Map.groupBy(events.served, typeOf)].map(([type, each]) => [code(type), each.map(code).join(', ')]),
    ),
    table(
      ['Not sent', 'Why'],
      [...Map.groupBy(events.unserved, ({ reason }) => reason)].map(([reason, each]) => [
        each.map(({ name }) => starred(name, catalogueOf(registry).names)).join(', '),
        reason,
      ]),
    ),
  ];
}

const typeOf = (event: string): string => event.slice(0, event.lastIndexOf('.'));

const starred = (event: string, names: ReadonlySet<string>): string =>
  names.has(event) ? code(event) : `${code(event)} \\*`;

/** Returns the part about dashboard pages that correspond to API operations. */
export function dashboardParts(): readonly string[] {
  return [
    '## The dashboard',
    'People sign in at `/dashboard/` and work there; each page is below `/dashboard/sandbox/` or `/dashboard/production/`, and requires the right in the same row. Its own requests, below `/dashboard/api/`, are private: programs use the API.',
    table(
      ['Page', 'Path', 'Right'],
      pages.map(({ title, path, needs }) => [
        title.en,
        path === '' ? 'the first' : code(path),
        needs.map(code).join(' or ') || 'none',
      ]),
    ),
  ];
}
