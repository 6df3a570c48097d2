import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRedirect } from './redirect-uri.ts';

describe('checkRedirect', () => {
  for (const uri of [null, 'https://example.com/done?a=1', 'http://localhost:8080/']) {
    it(`accepts ${uri}`, () => assert.equal(checkRedirect(uri, []), uri));
  }
  it('accepts the scheme of an app once the template lists it, and then nothing else', () => {
    const uri = 'com.example.app://done';
    assert.equal(checkRedirect(uri, ['com.example.app']), uri);
    assert.throws(() => checkRedirect(uri, []), { code: 'unprocessable' });
    assert.throws(() => checkRedirect('https://example.com', ['com.example.app']), { code: 'unprocessable' });
  });
  it('never accepts a script, listed or not', () => {
    assert.throws(() => checkRedirect('javascript:alert(1)', ['javascript']), { code: 'unprocessable' });
  });
  const refused = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'vbscript:x',
    '/relative',
    '//example.com',
    'example.com',
    '',
  ];
  for (const uri of refused) {
    it(`refuses ${JSON.stringify(uri)}`, () => assert.throws(() => checkRedirect(uri, []), { code: 'unprocessable' }));
  }
});
