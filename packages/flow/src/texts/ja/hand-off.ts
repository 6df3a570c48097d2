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
  'handedOff.heading': 'ご自分で始めましたか',
  'handedOff.from': 'この確認は別の端末で始まりました：{system} の {browser}。',
  'handedOff.unknown': 'この確認は別の端末で始まりました。',
  'handedOff.warning':
    'だれかがこのリンクやコードを送りましたか。あなたのものではないかもしれません。「いいえ」を選んでください。',
  'handedOff.number': 'もう一つの端末に見える番号はどれですか',
  'handedOff.yes': 'はい、ここで続ける',
  'handedOff.no': 'いいえ、私のものではありません',
  'handedOff.done': 'この端末は置いてかまいません。もう一つの端末が自動で進みます。',
  'handoff.send.lead': 'または、リンクをスマートフォンに送れます。',
  'handoff.sendTo': '電話番号またはメールアドレス',
  'handoff.send': 'リンクを送る',
  'handoff.sent': 'リンクは 15 分間使えます。送り先：',
  'handoff.sent.sandbox': 'テストモード：何も送られません。メッセージにはこのリンクが入ります：',
  'handoff.silent': 'スマートフォンからしばらく応答がありません。ページはまだ開いていますか。',
  'handoff.again': '新しいリンクを出す',
  'problem.link_limited': 'メッセージの送信が多すぎます。コードを読み取るか、1 時間後にお試しください。',
  'elsewhere.heading': 'この確認は別の場所で開かれています',
  'elsewhere.from': 'もう一度開かれました：{system} の {browser}。続けられるのは一度に一つのページだけです。',
  'elsewhere.unknown': '別のウィンドウまたは別の端末でもう一度開かれました。続けられるのは一度に一つのページだけです。',
  'elsewhere.take': 'ここで続ける',
  'gone.taken_back.heading': 'もう一方の端末で続けてください',
  'gone.taken_back.body':
    'あちらの端末に切り替わりました。この端末に戻すには、あちらで「スマートフォンで続ける」を選んでください。',
};
