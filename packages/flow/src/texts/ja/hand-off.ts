/** Japanese texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'スマートフォンのほうがくっきり撮れます。このページは待ち、自動で次に進みます。',
  'handoff.start': 'スマートフォンで続ける',
  'handoff.heading': 'スマートフォンでこのコードを読み取ってください',
  'handoff.lead': 'スマートフォンのカメラを開き、コードに向けてください。安全のため、コードはよく変わります。',
  'handoff.code': 'この確認をスマートフォンで開くコード',
  'handoff.link': 'または、このアドレスをスマートフォンに入力してください：',
  'handoff.number': '番号を聞かれたら {number} です。',
  'handoff.renew': '新しいコードを表示する',
  'handoff.opened.heading': 'スマートフォンで続けてください',
  'handoff.opened.body': 'このページは開いたままにしてください。終わると自動で次に進みます。',
  'handoff.stop': 'この端末を使う',
  'handoff.send.lead': 'または、リンクをスマートフォンに送れます。',
  'handoff.sendTo': '電話番号またはメールアドレス',
  'handoff.send': 'リンクを送る',
  'handoff.sent': 'リンクは 15 分間使えます。送り先：',
  'handoff.sent.sandbox': 'テストモード：何も送られません。メッセージにはこのリンクが入ります：',
  'handoff.silent': 'スマートフォンからしばらく応答がありません。ページはまだ開いていますか。',
  'handoff.again': '新しいリンクを出す',
  'elsewhere.heading': 'この確認は別の場所で開かれています',
  'elsewhere.from': 'もう一度開かれました：{system} の {browser}。続けられるのは一度に一つのページだけです。',
  'elsewhere.unknown': '別のウィンドウまたは別の端末でもう一度開かれました。続けられるのは一度に一つのページだけです。',
  'elsewhere.take': 'ここで続ける',
};
