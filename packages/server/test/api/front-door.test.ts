/**
 * Requests without a link: people get a page that explains the service and the next steps; API clients get error
 * documents.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function visit(path: string, headers: Record<string, string> = browser) {
  const answer = await fetch(`${service.current.baseUrl}${path}`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

describe('a browser without a link', () => {
  it('sees at the front door that checks begin with a link, and where developers continue', async () => {
    const { status, type, text } = await visit('/');
    assert.equal(status, 200);
    assert.match(type, /^text\/html/);
    assert.match(text, /Identity checks start with a link/);
    assert.match(text, /Countersign is a service/);
    for (const door of ['/docs', '/dashboard/']) {
      assert.ok(text.includes(`href="${door}"`), door);
      assert.equal((await visit(door)).status, 200, door);
    }
  });

  it('sees the page in its own language', async () => {
    const { text } = await visit('/', { ...browser, 'accept-language': 'de-AT,de;q=0.9' });
    assert.match(text, /Eine Identitätsprüfung beginnt mit einem Link/);
  });

  for (const path of ['/nope', '/verify/x', '/admin.php?a=%3Cscript%3E', '/flow-assets/none.js', '/docs/none']) {
    it(`sees a 404 page with a way on at ${path}`, async () => {
      const { status, type, text } = await visit(path);
      assert.equal(status, 404);
      assert.match(type, /^text\/html/);
      assert.match(text, /This page does not exist/);
      assert.doesNotMatch(text, /<script>a|alert/);
    });
  }
});

describe('a client', () => {
  for (const path of ['/', '/nope', '/api/v1/nope']) {
    it(`gets the error document at ${path}`, async () => {
      const { status, type, text } = await visit(path, { accept: 'application/json' });
      assert.equal(status, 404);
      assert.match(type, /^application\/json/);
      assert.equal(JSON.parse(text).errors[0].code, 'unknown_route');
    });
  }

  it('gets the error document below /api, regardless of its Accept header', async () => {
    assert.match((await visit('/api/v1/nope')).type, /^application\/json/);
  });
});
