import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRedirect } from './redirect-uri.ts';

describe('checkRedirect', () => {
  for (const uri of [null, 'https://example.com/done?a=1', 'http://localhost:8080/', 'com.example.app://done']) {
    it(`lets ${uri} follow the flow`, () => assert.equal(checkRedirect(uri), uri));
  }
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
    it(`refuses ${JSON.stringify(uri)}`, () => assert.throws(() => checkRedirect(uri), { code: 'unprocessable' }));
  }
});
