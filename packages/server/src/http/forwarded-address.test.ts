import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { warnOfUnbelieved } from './forwarded-address.ts';

const forwarded = { 'x-forwarded-for': '198.51.100.7' };

/** Returns the warnings that are logged for requests from `peers`, each with `headers`. */
async function warnings(trusted: false | string[], headers: Record<string, string>, peers: readonly string[]) {
  const messages: string[] = [];
  const server = Fastify({ trustProxy: trusted });
  warnOfUnbelieved(server, ({ level, message }) => messages.push(`${level}: ${message}`));
  server.get('/', async () => 'answered');
  for (const remoteAddress of peers) {
    assert.equal((await server.inject({ url: '/', remoteAddress, headers })).statusCode, 200);
  }
  await server.close();
  return messages;
}

const cases: readonly (readonly [what: string, Parameters<typeof warnings>, from: string | null])[] = [
  ['no proxy is named', [false, forwarded, ['10.0.0.5', '10.0.0.5', '10.0.0.6']], '10.0.0.5'],
  ['another proxy is named', [['10.0.0.9'], forwarded, ['10.0.0.5', '10.0.0.5']], '10.0.0.5'],
  ['this proxy is named', [['10.0.0.5'], forwarded, ['10.0.0.5']], null],
  ['nothing is forwarded', [false, {}, ['10.0.0.5']], null],
];

for (const [what, given, from] of cases) {
  test(`${from === null ? 'no warning' : 'one warning with the way out'} where ${what}`, async () => {
    const told = await warnings(...given);
    assert.equal(told.length, from === null ? 0 : 1);
    if (from !== null) assert.match(told[0] ?? '', new RegExp(`^warn: .*from ${from} .*TRUSTED_PROXIES`));
  });
}
