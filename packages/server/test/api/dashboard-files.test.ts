/**
 * Dashboard files: one document for every page, immutable assets, and a policy that allows only files of this
 * service.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const get = (path: string, headers: Record<string, string> = {}) => fetch(service.current.baseUrl + path, { headers });

/** Returns the path of the script in the document. */
async function scriptPath(): Promise<string> {
  const text = await (await get('/dashboard/')).text();
  const path = /<script[^>]* src="(\/dashboard\/assets\/[^"]+\.js)"/.exec(text)?.[1];
  assert.ok(path !== undefined, text);
  return path;
}

describe('pages of the dashboard', () => {
  for (const path of ['/dashboard', '/dashboard/', '/dashboard/sandbox/team?x=1', '/dashboard/setup']) {
    it(`are one document at ${path}, which is not cached`, async () => {
      const answer = await get(path);
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.match(await answer.text(), /<div id="root">/);
    });
  }

  it('load only files of this service, and let no text become script', async () => {
    const policy = (await get('/dashboard/')).headers.get('content-security-policy') ?? '';
    const parts = policy.split('; ');
    for (const part of ["default-src 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"]) {
      assert.ok(parts.includes(part), policy);
    }
    assert.doesNotMatch(policy, /unsafe|data:|https?:|\*/);
  });

  it('contain no script and no style of their own', async () => {
    const text = await (await get('/dashboard/')).text();
    assert.doesNotMatch(text, /<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
  });
});

describe('assets of the dashboard', () => {
  it('never change, and are served compressed', async () => {
    const answer = await get(await scriptPath(), { 'accept-encoding': 'br' });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-encoding'), 'br');
    assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000.*immutable/);
  });

  it('that do not exist are not served as a page', async () => {
    assert.equal((await get('/dashboard/assets/none.js')).status, 404);
  });
});

it('return an error document, not a page, for an unknown path of the private surface', async () => {
  const answer = await get('/dashboard/api/none');
  assert.equal(answer.status, 404);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
});
