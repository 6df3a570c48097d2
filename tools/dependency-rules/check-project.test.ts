import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { checkProject, formatViolation, rules } from './check-project.ts';

const server = 'packages/server/src';

/** Rule → path and text of a file that violates it, and the line. */
const planted: readonly (readonly [rule: string, path: string, text: string, line: number])[] = [
  [
    'the-dashboard-knows-the-client',
    'packages/dashboard/src/shell/a.ts',
    "import { a } from '../../../server/src/lib/ids.ts';",
    1,
  ],
  [
    'the-dashboard-reads-what-it-is-shown',
    'packages/dashboard/src/pages/home/a.ts',
    "import type { Inquiry } from '@countersign/client';",
    1,
  ],
  ['pages-know-no-page', 'packages/dashboard/src/pages/team/a.ts', "import { b } from '../home/b.ts';", 1],
  ['the-kit-knows-no-page', 'packages/dashboard/src/kit/a.ts', "import { b } from '../pages/home/b.ts';", 1],
  ['the-dashboard-asks-in-one-place', 'packages/dashboard/src/pages/home/a.ts', "const a = await fetch('/x');", 1],
  [
    'mail-library-at-home',
    `${server}/resources/platform/users/a.ts`,
    "import { createTransport } from 'nodemailer';",
    1,
  ],
  ['lib-imports-nothing-above', `${server}/lib/a.ts`, "import '../config.ts';", 1],
  ['lib-imports-nothing-above', `${server}/lib/a.ts`, "import type { Pool } from 'pg-pool';", 1],
  ['expressions-know-the-language-alone', `${server}/lib/expressions/a.ts`, "import { Pool } from 'pg';", 1],
  ['language-of-conditions-at-home', `${server}/fields/a.ts`, "import { parse } from '@marcbachmann/cel-js';", 1],
  ['engines-stay-pure', 'packages/engines/src/a.ts', "\nimport { a } from '../../server/src/lib/a.ts';", 2],
  ['engines-stay-pure', 'packages/engines/src/a.ts', "import 'node:http';", 1],
  ['screening-stays-pure', 'packages/screening/src/a.ts', "import 'node:http';", 1],
  ['screening-stays-pure', 'packages/screening/src/a.ts', "\nimport { a } from '../../server/src/lib/a.ts';", 2],
  ['texts-know-nobody', 'packages/texts/src/a.ts', "import { a } from '@countersign/client';", 1],
  ['texts-know-nobody', 'packages/texts/src/dictionary/a.ts', "import { a } from '../../../client/src/a.ts';", 1],
  ['specimens-are-for-tests', `${server}/storage/a.ts`, "import { makePerson } from '@countersign/specimens';", 1],
  ['specimens-are-for-tests', 'packages/engines/src/a.ts', "import { a } from '../../specimens/src/people.ts';", 1],
  [
    'specimens-know-engines-by-their-face',
    'packages/specimens/src/a.ts',
    "import { a } from '../../engines/src/mrz/layouts.ts';",
    1,
  ],
  [
    'specimens-know-engines-by-their-face',
    'packages/specimens/src/a.ts',
    "import { a } from '@countersign/engines';",
    1,
  ],
  ['checks-import-no-store', `${server}/checks/a.ts`, "import { find } from '../resources/files/index.ts';", 1],
  ['checks-import-no-store', `${server}/checks/a.ts`, "export * from '@countersign/engines/facts';", 1],
  ['fields-stay-pure', `${server}/fields/a.ts`, "import { find } from '../database/connection.ts';", 1],
  [
    'infrastructure-knows-no-resource',
    `${server}/jobs/a.ts`,
    "import type { A } from '../resources/files/index.ts';",
    1,
  ],
  ['api-knows-no-resource', `${server}/api/stages/a.ts`, "const a = await import('../../resources/index.ts');", 1],
  [
    'api-knows-no-server',
    `${server}/api/a.ts`,
    "import type { ConcurrencyLimit } from '../http/concurrency-limit.ts';",
    1,
  ],
  ['only-the-top-knows-the-flow', `${server}/http/a.ts`, "import type { FlowForm } from '../flow/index.ts';", 1],
  ['operations-are-the-ground', `${server}/operations/a.ts`, "import { runPipeline } from '../api/pipeline.ts';", 1],
  ['version-changes-are-pure', `${server}/api/versions/2025-01-01/a.ts`, "import { a } from '../../endpoint.ts';", 1],
  [
    'screens-know-no-server',
    'packages/flow/src/a.tsx',
    "import '@countersign/engines';\nexport const a = <p>x</p>;",
    1,
  ],
  ['only-the-top-knows-app', `${server}/api/a.ts`, "import { app } from '../app.ts';", 1],
  ['framework-at-home', `${server}/api/endpoint.ts`, "import type { FastifyRequest } from 'fastify';", 1],
  [
    'lookups-know-no-resource',
    `${server}/perception/lookups/a.ts`,
    "import { a } from '../../resources/platform/files/index.ts';",
    1,
  ],
  ['print-knows-no-resource', `${server}/print/a.ts`, "import { a } from '../resources/files/index.ts';", 1],
  ['pdf-at-home', `${server}/resources/verification/prints/a.ts`, "import PdfDocument from 'pdfkit';", 1],
  ['driver-at-home', `${server}/resources/platform/files/store.ts`, "import pg from 'pg';", 1],
  ['job-library-at-home', `${server}/jobs/worker.ts`, "import { PgBoss } from 'pg-boss';", 1],
  ['egress-at-home', `${server}/outbox/a.ts`, "import { request } from 'undici';", 1],
  [
    'slices-meet-at-their-index',
    `${server}/resources/verification/inquiries/a.ts`,
    "import '../../people/accounts/store.ts';",
    1,
  ],
  [
    'slices-import-downwards',
    `${server}/resources/people/accounts/a.ts`,
    "import '../../verification/inquiries/index.ts';",
    1,
  ],
  ['slices-import-downwards', `${server}/resources/people/lists/a.ts`, "import '../unlisted/index.ts';", 1],
  [
    'slices-do-not-import-the-registry',
    `${server}/resources/people/lists/a.ts`,
    "import { slices } from '../../index.ts';",
    1,
  ],
  [
    'operations-do-not-know-http',
    `${server}/resources/people/lists/operations/a.ts`,
    "import '../../../../api/endpoint.ts';",
    1,
  ],
  ['domain-files-are-pure', `${server}/resources/people/lists/states.ts`, "import 'node:fs';", 1],
  ['files-stay-short', 'tools/a.ts', `${'// line\n'.repeat(401)}`, 401],
  ['the-world-is-handed-in', `${server}/api/a.ts`, 'export const a = new Date();', 1],
  ['the-world-is-handed-in', `${server}/api/a.ts`, '\nexport const a = Date.now();', 2],
  ['the-world-is-handed-in', 'packages/engines/src/a.ts', 'export const a = Math.random();', 1],
  ['the-world-is-handed-in', `${server}/api/a.ts`, "await fetch('https://example.com');", 1],
  ['the-world-is-handed-in', `${server}/api/a.ts`, 'export const a = process.env.HOME;', 1],
  [
    'operations-speak-no-wire',
    `${server}/resources/people/lists/operations/a.ts`,
    "export const a = (meta: Meta) => meta['tag-name'];",
    1,
  ],
  [
    'operations-speak-no-wire',
    `${server}/resources/people/lists/operations.ts`,
    "export interface A {\n  readonly 'tag-name': string;\n}",
    2,
  ],
  [
    'operations-speak-no-wire',
    `${server}/resources/people/lists/operations/a.ts`,
    "\nexport const a = { 'tag-name': 1 };",
    2,
  ],
  [
    'rows-follow-the-database',
    `${server}/resources/people/lists/store.ts`,
    'interface ListRow {\n  id: string;\n  created_at: Date;\n}\nexport type A = ListRow;',
    3,
  ],
  [
    'rows-follow-the-database',
    `${server}/resources/people/lists/store.ts`,
    'export const a = (tx: Reader) => tx.select<{ id: string }>(find);',
    1,
  ],
  [
    'rows-follow-the-database',
    `${server}/resources/people/lists/store.ts`,
    "export const a = (tx: Reader) =>\n  queryPage<Row<'devices', 'id'> & { sealed: Buffer }>(tx);",
    2,
  ],
  ['statements-stand-with-their-table', `${server}/flow/a.ts`, 'export const a = sql`delete from devices`;', 1],
  [
    'statements-stand-with-their-table',
    `${server}/flow/a.ts`,
    'export const a = sql`select t.id\n  from lists t join\n  theme_sets s on true`;',
    2,
  ],
  ['statements-stand-with-their-table', `${server}/flow/a.ts`, "export const a = insertRow('devices', {});", 1],
  [
    'statements-stand-with-their-table',
    `${server}/outbox/record-event.ts`,
    "export const a = 'update webhooks set name = null';",
    1,
  ],
  ['portable-sql', 'packages/server/migrations/0001_a.sql', 'select 1;\nselect pg_advisory_lock(1);', 2],
  ['portable-sql', `${server}/outbox/a.ts`, 'export const a =\n  `select pg_advisory_xact_lock(1)`;', 2],
  ['portable-sql', `${server}/outbox/a.ts`, 'export const a = `delete from a where ctid = any($1)`;', 1],
];

/** Files without a violation, although each line resembles one. */
const innocent = {
  [`${server}/api/a.ts`]: [
    "import type { Slice } from '../database/connection.ts';",
    '/** Never call Date.now() or fetch(url) here. */',
    '// A ctid moves.',
    "export const text = 'new Date() and process.env';",
    'export const parsed = (text: string) => new Date(text);',
    'export const send = (fetch: (url: string) => void, url: string) => fetch(url);',
  ].join('\n'),
  [`${server}/api/a.test.ts`]: "import pg from 'pg';\nexport const a = [pg, Math.random(), new Date()];",
  [`${server}/resources/people/lists/operations/b.ts`]: "export const a = (tag: string) => tag === 'tag-name';",
  [`${server}/resources/people/lists/input.ts`]: "export const a = { 'tag-name': 1 };",
  [`${server}/checks/b.ts`]: "import type { Facts } from '@countersign/engines/facts';\nexport type A = Facts;",
  [`${server}/checks/c.ts`]: "export * from '@countersign/engines/states';",
  [`${server}/fields/c.ts`]: "export * from '@countersign/engines/states';",
  [`${server}/resources/verification/inquiries/b.ts`]: "import '../../people/accounts/index.ts';\nimport './store.ts';",
  [`${server}/resources/people/devices/index.ts`]:
    "export const slice = { keeps: [{ table: 'devices', forever: 'yes' }] };",
  [`${server}/resources/people/devices/store.ts`]: [
    "type DeviceRow = Row<'devices', 'id' | 'sealed', { readonly sealed: Secrets }> & { readonly type_name: string };",
    'export const a = (tx: Reader) => tx.select<DeviceRow>(sql`select d.id from devices d`);',
    'export const b = (tx: Reader) => tx.select<{ live: number }>(sql`select count(*) as live from devices`);',
    "export const sentence = 'what is read from inquiries';",
    'export interface Device {\n  readonly id: string;\n}',
  ].join('\n'),
  [`${server}/outbox/record-event.ts`]: 'export const where = `exists (select from webhooks w)`;',
  [`${server}/database/b.ts`]: "import pg from 'pg';\nexport const a = pg;",
  'packages/texts/src/dictionary/en/a.ts':
    "import type { Written } from '../../index.ts';\nexport type A = Written<object>;",
  'packages/server/migrations/0001_b.sql': '-- no create trigger here\nselect 1;',
};

function violationsIn(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'countersign-rules-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return checkProject(root).map(formatViolation);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('dependency rules', () => {
  for (const [rule, path, text, line] of planted) {
    test(`${rule} finds ${text.trim().split('\n')[0]?.slice(0, 60)}`, () => {
      const found = violationsIn({ [path]: text });
      assert.ok(
        found.some((message) => message.startsWith(`${path}:${line} `) && message.endsWith(`[${rule}]`)),
        `found ${JSON.stringify(found)}`,
      );
    });
  }

  test('no-cycles finds three files that import each other, also by types only', () => {
    const circle = (last: string) => ({
      'tools/a.ts': "import './b.ts';",
      'tools/b.ts': "import './c.ts';",
      'tools/c.ts': last,
    });
    const expected = [
      'tools/c.ts:1 imports in a circle: tools/a.ts → tools/b.ts → tools/c.ts → tools/a.ts [no-cycles]',
    ];
    assert.deepEqual(violationsIn(circle("import './a.ts';")), expected);
    assert.deepEqual(violationsIn(circle("import type { A } from './a.ts';")), expected);
  });

  test('code that only resembles a violation is not reported', () => assert.deepEqual(violationsIn(innocent), []));

  test('every rule has a planted violation', () => {
    const covered = new Set(planted.map(([rule]) => rule));
    assert.deepEqual(
      rules.map(({ name }) => name).filter((name) => !covered.has(name)),
      [],
    );
  });
});
