/**
 * Generator of docs/compatibility.md: the changes to make by hand, and the differences that the conformance run
 * verifies.
 */
import { openApiDocument } from '../../packages/server/src/api/openapi/document.ts';
import { newestVersion } from '../../packages/server/src/api/versions/index.ts';
import type { Registry } from '../../packages/server/src/operations/slice.ts';
import { describeSlices } from '../../packages/server/src/resources/index.ts';
import {
  absences,
  additions,
  impossible,
  kinds,
  onlySimulated,
  statuses,
  withdrawn,
} from '../../packages/server/test/conformance/overlay.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { code, generatedNotice, page, table } from './markdown.ts';
import { dashboardParts, servedParts } from './served-parts.ts';

const renamed: readonly (readonly [string, string])[] = [
  ['base address', '`https://<your host>/api/v1`'],
  ['request header `<vendor>-Version`', '`Service-Version`'],
  [
    'answer headers `<vendor>-Organization-Id`, `<vendor>-Environment-Id`',
    '`Service-Organization-Id`, `Service-Environment-Id`',
  ],
  ['webhook header `<vendor>-Signature`', '`Service-Signature`, made the same way: `t=<seconds>,v1=<hex>`'],
  ['webhook headers `<vendor>-Webhook-…`', '`Service-Webhook-Attempts-Made`, `-Attempts-Left`, `-First-Attempted-At`'],
  ['API keys `<vendor>_sandbox_…`, `<vendor>_production_…`', '`service_sandbox_…`, `service_production_…`'],
  ['host of file links', 'the service itself, below `/files/`'],
  [
    'dashboard',
    '`https://<your host>/dashboard/`; templates, keys and webhooks can be set up by the API too, see the additions below',
  ],
];

interface Operation {
  readonly summary: string;
  readonly 'x-extension'?: boolean;
}

/** Returns the operations that are extensions, as method and path. */
function extensions(registry: Registry): (readonly [string, string])[] {
  const { paths } = openApiDocument(registry, newestVersion) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-extension'] === true)
      .map(([method, { summary }]) => [code(`${method.toUpperCase()} ${path}`), summary] as const),
  );
}

const withoutSlash = (type: string): string => (type.endsWith('/') ? `${type}…` : type);

/** Returns the differences in statuses, types and members. */
function whatDiffers(): string[] {
  return [
    '## What differs',
    table(
      ['Operation', 'Reference', 'Here', 'Why'],
      statuses.map(({ operationId, reference, ours, reason }) => [
        code(operationId),
        `${reference}`,
        `${ours}`,
        reason,
      ]),
    ),
    table(
      ['Type here', 'Type of the reference', 'Why'],
      kinds.map(({ ours, reference, reason }) => [code(ours), code(reference), reason]),
    ),
    'The title of a 400 is `Bad request`, with a small letter, as the interface specification writes it.',
    absences.length === 0
      ? ''
      : table(
          ['Type', 'Left out', 'Why'],
          absences.map(({ of, members, reason }) => [
            code(withoutSlash(of)),
            members.map((member) => code(member.replace('*', '…'))).join(', '),
            reason,
          ]),
        ),
  ];
}

function whatStaysAway(): string[] {
  return [
    '## What is left out',
    'The create, submit and confirm operations of documents and verifications, which the reference withdrew, do not exist here: each gets a 404, or a 405 if the same path supports another method.',
    table(
      ['Operations', 'Why'],
      withdrawn.map(({ operations, reason }) => [operations.map(code).join(', '), reason]),
    ),
    'Kinds of verification that can be retrieved, but that only sandbox simulations create; their checks have `simulated` in their metadata:',
    table(
      ['Kinds', 'Why'],
      onlySimulated.map(({ kinds: types, reason }) => [types.map(code).join(', '), reason]),
    ),
  ];
}

export async function generateCompatibility(): Promise<GeneratedFiles> {
  const registry = describeSlices();
  const text = page(
    generatedNotice('tools/generators/compatibility.ts and packages/server/test/conformance/overlay.ts'),
    '# Compatibility',
    `A client of the reference API keeps its code and changes the names below; \`<vendor>\` is the brand of the reference. \`npm run conformance\` requests every documented response of the supported operations, in the versions 2023-01-05, 2025-10-27 and 2025-12-08, and validates requests, responses and webhook bodies against the OpenAPI documents of the reference. The tables below list the only differences that it allows.`,
    '## What a client changes',
    table(['There', 'Here'], renamed),
    'Names of headers, attributes, events, statuses, error titles and filters are otherwise the same, in kebab, camel and snake casing.',
    ...servedParts(registry),
    ...whatDiffers(),
    '## Responses that are never sent',
    'The reference documents these responses; this service never sends them.',
    table(
      ['Operations', 'Status', 'Why'],
      impossible.map(({ operations, status, reason }) => [operations.map(code).join(', '), `${status}`, reason]),
    ),
    ...whatStaysAway(),
    '## What is added',
    'Members in addition to the documented ones. A client that ignores unknown members is not affected.',
    table(
      ['Where', 'Member', 'What it is'],
      additions.map(({ of, member, operations, reason }) => [
        operations === undefined ? code(of) : operations.map(code).join(', '),
        code(member),
        reason,
      ]),
    ),
    'Operations beyond the documented ones, marked `x-extension` in the OpenAPI.',
    table(['Operation', 'What it does'], extensions(registry)),
    ...dashboardParts(),
  );
  return new Map([['docs/compatibility.md', text]]);
}
