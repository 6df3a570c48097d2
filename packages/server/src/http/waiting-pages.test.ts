import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FlowPage } from '@countersign/flow/page';
import type { SessionCredentials } from './page.ts';
import { createWaitingPages } from './waiting-pages.ts';

const credentials = (session: string, cookie: string): SessionCredentials => ({
  query: new Map([['session', session]]),
  sessionCookies: [cookie],
  userAgent: null,
});
const pageAt = (step: 'processing' | 'success') => ({ step, inquiryId: 'inq_1' }) as FlowPage;

describe('createWaitingPages', () => {
  it('remembers which client is on a waiting page, until another response', () => {
    const pages = createWaitingPages(() => 0);
    const own = credentials('a', 'secret');
    assert.equal(pages.inquiryOf(own), null);
    pages.answered(own, pageAt('processing'));
    assert.equal(pages.inquiryOf(own), 'inq_1');
    assert.equal(pages.inquiryOf(credentials('a', 'guessed')), null);
    pages.answered(own, pageAt('success'));
    assert.equal(pages.inquiryOf(own), null);
  });

  it('forgets a client that sent no request for a minute', () => {
    let now = 0;
    const pages = createWaitingPages(() => now);
    pages.answered(credentials('a', 'secret'), pageAt('processing'));
    now = 60_001;
    assert.equal(pages.inquiryOf(credentials('a', 'secret')), null);
  });

  it('keeps the newest ten thousand', () => {
    const pages = createWaitingPages(() => 0);
    for (let index = 0; index <= 10_000; index += 1) pages.answered(credentials(`${index}`, ''), pageAt('processing'));
    assert.equal(pages.inquiryOf(credentials('0', '')), null);
    assert.equal(pages.inquiryOf(credentials('10000', '')), 'inq_1');
  });
});
