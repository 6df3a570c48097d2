/** Japanese texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'このページはアプリの中で開かれています',
  'error.E5.body':
    'アプリがカメラを止めているかもしれません。Safari や Chrome などのブラウザで続けるか、写真をアップロードしてください。',
  'way.browser': 'ブラウザで続ける',
  'inApp.heading': 'このリンクをブラウザで開いてください',
  'inApp.lead':
    'リンクをコピーし、Safari や Chrome などのブラウザに貼り付けてください。このページは開いたままにしてください。',
  'inApp.copy': 'リンクをコピーする',
  'inApp.copied': 'リンクをコピーしました',
  'inApp.number': '開いたページで番号を聞かれたら {number} です。',
  'inApp.opened.heading': 'ブラウザで続けてください',
  'inApp.silent': 'ブラウザからしばらく応答がありません。ページはまだ開いていますか。',
  'inApp.stop': 'このアプリで続ける',
};
