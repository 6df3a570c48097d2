import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestScopes } from '../../test/support/records.ts';
import { composeEmbed, frameSources, mayEmbed, readEmbed, readWidgetTarget } from './embedding.ts';

const sandbox = createTestScopes()('env_a');
const production = { ...sandbox, environmentKind: 'production' as const };

const origins: readonly (readonly [
  origin: string,
  domains: readonly string[],
  inSandbox: boolean,
  inProduction: boolean,
])[] = [
  ['https://shop.example', ['shop.example'], true, true],
  ['https://www.shop.example', ['shop.example'], false, false],
  ['https://www.shop.example', ['*.shop.example'], true, true],
  ['https://shop.example', [], false, false],
  ['http://localhost:5173', [], true, false],
  ['http://shop.localhost:5173', [], true, false],
  ['http://127.0.0.1:5173', [], true, false],
  ['http://localhost.evil.example', [], false, false],
  ['http://localhost:5173', ['shop.example'], false, false],
  ['null', [], false, false],
];

describe('mayEmbed', () => {
  for (const [origin, domains, inSandbox, inProduction] of origins) {
    it(`judges ${origin} by [${domains}]`, () => {
      assert.equal(mayEmbed(sandbox, domains, origin), inSandbox);
      assert.equal(mayEmbed(production, domains, origin), inProduction);
    });
  }

  it('agrees with the sources of the policy', () => {
    assert.deepEqual(frameSources(production, []), []);
    assert.deepEqual(frameSources(production, ['shop.example']), ['shop.example']);
    assert.ok(frameSources(sandbox, []).includes('http://localhost:*'));
  });
});

const asked = (more: Record<string, string>) =>
  readWidgetTarget(
    new Map(Object.entries({ 'container-id': 'c-1', 'iframe-origin': 'https://shop.example', ...more })),
  );

describe('the target of a frame', () => {
  it('is read from its address and kept through the parameter of the next pages', () => {
    const target = asked({
      'flow-type': 'inline',
      'inquiry-template-id': 'itmpl_a',
      'container-id': 'persona-widget-1',
    });
    assert.ok(target);
    assert.deepEqual(readEmbed(new Map([['embed', composeEmbed(target)]])), target);
  });

  it('is the origin for messages, which may differ from that of the page around', () => {
    assert.equal(asked({ 'message-target-origin': 'https://inner.example/x' })?.origin, 'https://inner.example');
  });

  for (const [title, more] of Object.entries<Record<string, string>>({
    'no container': { 'container-id': '' },
    'a container of other characters': { 'container-id': '<b>' },
    'no origin': { 'iframe-origin': '' },
    'an opaque origin': { 'iframe-origin': 'null' },
    'an origin that is a script': { 'iframe-origin': 'javascript:alert(1)' },
  })) {
    it(`is null with ${title}`, () => assert.equal(asked(more), null));
  }

  for (const text of ['', '!', 'e30', 'W10', Buffer.from('[1,2]').toString('base64url'), 'x'.repeat(2000)]) {
    it(`is null for ${text.slice(0, 10) || 'nothing'}`, () =>
      assert.equal(readEmbed(new Map([['embed', text]])), null));
  }
});
