/** Copied code snippets run: the shell and JavaScript reproduce the logged request exactly. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { type LoggedCall, languages, snippetOf, targetOf } from './snippets.ts';

const awkward = `it's "quoted" $HOME \\ \`x\` ünïcode\nline`;
const call: LoggedCall = {
  method: 'POST',
  path: '/api/v1/inquiries',
  query: { page: { size: 5 }, include: 'account' },
  body: { data: { attributes: { note: awkward, flag: true, nothing: null } } },
  version: '2025-12-08',
};
const origin = 'https://verify.example';

test('the address contains the parameters as they were sent', () => {
  assert.equal(targetOf(call), '/api/v1/inquiries?page%5Bsize%5D=5&include=account');
});

test('curl sends the body unchanged, with every special character', () => {
  const script = snippetOf('curl', call, origin).replace(/^curl/, 'show');
  const shown = execFileSync('bash', ['-c', `show() { printf '%s\\0' "$@"; }\nAPI_KEY=k\n${script}`]).toString();
  const given = shown.split('\0');
  assert.equal(given[2], `${origin}${targetOf(call)}`);
  assert.ok(given.includes('Authorization: Bearer k') && given.includes('Service-Version: 2025-12-08'));
  assert.deepEqual(JSON.parse(given[given.indexOf('--data') + 1] ?? ''), call.body);
});

test('fetch sends the body unchanged', async () => {
  const sent: { address: string; init: { body: string; headers: Record<string, string> } }[] = [];
  const run = new Function(
    'fetch',
    'process',
    'console',
    `return (async () => {${snippetOf('TypeScript', call, origin)}})()`,
  );
  await run(
    async (address: string, init: { body: string; headers: Record<string, string> }) => {
      sent.push({ address, init });
      return { status: 200, json: async () => ({}) };
    },
    { env: { API_KEY: 'k' } },
    { log: () => {} },
  );
  assert.equal(sent[0]?.address, `${origin}${targetOf(call)}`);
  assert.equal(sent[0]?.init.headers['Authorization'], 'Bearer k');
  assert.deepEqual(JSON.parse(sent[0]?.init.body ?? ''), call.body);
});

test('no snippet contains an API key', () => {
  for (const language of languages) assert.doesNotMatch(snippetOf(language, call, origin), /service_sandbox_/);
});

test('a request without a body sends no body', () => {
  const get: LoggedCall = { ...call, method: 'GET', body: null };
  for (const language of languages) assert.doesNotMatch(snippetOf(language, get, origin), /data=|--data|body:/);
});
