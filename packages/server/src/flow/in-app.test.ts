import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInApp } from './in-app.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.82 Mobile Safari/537.36';

const cases: readonly (readonly [string, string | null, boolean])[] = [
  ['Instagram on iOS', `${iPhone} Mobile/15E148 Instagram 334.0.0.22.95 (iPhone14,5; iOS 17_5; en_US)`, true],
  ['Facebook on iOS', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.42.103;FBDV/iPhone14,5]`, true],
  ['Facebook on Android', `${android}; wv) ${chrome} [FB_IAB/FB4A;FBAV/465.0.0.58.71;]`, true],
  ['LINE on iOS', `${iPhone} Mobile/15E148 Safari Line/14.7.0`, true],
  ['WeChat on iOS', `${iPhone} Mobile/15E148 MicroMessenger/8.0.49(0x18003133) NetType/WIFI Language/en`, true],
  ['a web view of Android', `${android}; wv) ${chrome}`, true],
  ['a web view of iOS', `${iPhone} Mobile/15E148`, true],
  ['Safari on iOS', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on iOS', `${iPhone} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`, false],
  ['Firefox on iOS', `${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, false],
  ['Chrome on Android', `${android}) ${chrome.replace('Version/4.0 ', '')}`, false],
  ['Samsung Internet', `${android}) ${chrome.replace('Version/4.0', 'SamsungBrowser/25.0')}`, false],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', false],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    false,
  ],
  ['no browser', 'curl/8.5.0', false],
  ['an empty one', '', false],
  ['none', null, false],
];

describe('a user agent', () => {
  for (const [of, userAgent, expected] of cases) {
    it(`of ${of} is ${expected ? '' : 'not '}that of an app`, () => assert.equal(isInApp(userAgent), expected));
  }
});
