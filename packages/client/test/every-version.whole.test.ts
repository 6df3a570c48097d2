/** TypeScript clients of every API version: they compile against recorded responses, and return them unchanged. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type RecordedAnswer, versionsUnderTest } from '../../../tools/clients/recorded-answers.ts';
import { clientOf } from '../../../tools/generators/client.ts';
import { impossible } from '../../server/test/conformance/overlay.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The name of an operation's function. */
const nameOf = (operationId: string): string =>
  operationId.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Returns a module that compiles if every response has the type of its operation, and webhooks are typed. */
function moduleOf(answers: readonly RecordedAnswer[]): string {
  const lines = answers.map(
    ({ operationId, body }, index) =>
      `export const answer${index}: Given<typeof sdk.${nameOf(operationId)}> = ${JSON.stringify(body)};`,
  );
  return [
    "import * as sdk from './generated/sdk.gen.ts';",
    "import type { Inquiry, InquiryEvent, Webhooks } from './generated/types.gen.ts';",
    'type Given<F extends (...a: never[]) => unknown> = NonNullable<Extract<Awaited<ReturnType<F>>, { data: unknown }>["data"]>;',
    'export const delivered = (event: InquiryEvent): Inquiry => event.data.attributes.payload.data;',
    "export type Delivered = Extract<Webhooks, { key: 'inquiry.approved' }>['body']['data']['attributes']['payload']['data'];",
    "export const status = (inquiry: Delivered): Inquiry['attributes']['status'] => inquiry.attributes.status;",
    ...lines,
  ].join('\n');
}

for (const { date, text, answers, unanswered } of versionsUnderTest(root)) {
  describe(`the TypeScript client of ${date}`, () => {
    let folder = '';
    let answer: unknown;
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    before(async () => {
      folder = await mkdtemp(join(root, 'packages', 'client', 'dist-'));
      for (const [path, source] of await clientOf(text)) {
        await mkdir(dirname(join(folder, 'generated', path)), { recursive: true });
        await writeFile(join(folder, 'generated', path), source);
      }
      await writeFile(join(folder, 'answers.ts'), moduleOf(answers));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    after(async () => {
      server.close();
      await rm(folder, { recursive: true });
    });

    it('has a recorded response for every JSON operation, except those that cannot be triggered', () => {
      const neverMade = impossible.filter(({ status }) => status === 200).flatMap(({ operations }) => operations);
      assert.deepEqual(unanswered, neverMade);
      assert.ok(answers.length > unanswered.length);
    });

    it('compiles, and every recorded response has the type of its operation', async () => {
      const settings = { extends: '../../../tsconfig.json', include: ['.'] };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--noEmit']).catch(
        (error: { stdout: string }) => assert.fail(error.stdout.slice(0, 4000)),
      );
    });

    it('returns what the service answered, for every operation', async () => {
      const load = (name: string) => import(pathToFileURL(join(folder, 'generated', name)).href);
      const { client } = await load('client.gen.ts');
      const operations = (await load('sdk.gen.ts')) as Record<string, (options: object) => Promise<{ data: unknown }>>;
      const address = server.address();
      assert.ok(address !== null && typeof address === 'object');
      client.setConfig({ baseUrl: `http://127.0.0.1:${address.port}/api/v1`, auth: 'service_sandbox_key' });
      for (const { operationId, body } of answers) {
        answer = body;
        const given = await operations[nameOf(operationId)]?.({ path: {}, query: {} });
        assert.deepEqual(given?.data, body, operationId);
      }
    });
  });
}
