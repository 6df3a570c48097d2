/** Japanese texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'ご自分で始めましたか',
  'handedOff.from': 'この確認は別の端末で始まりました：{system} の {browser}。',
  'handedOff.unknown': 'この確認は別の端末で始まりました。',
  'handedOff.warning':
    'だれかがこのリンクやコードを送りましたか。あなたのものではないかもしれません。「いいえ」を選んでください。',
  'handedOff.number': 'もう一つの端末に見える番号はどれですか',
  'handedOff.yes': 'はい、ここで続ける',
  'handedOff.no': 'いいえ、私のものではありません',
  'handedOff.done': 'この端末は置いてかまいません。もう一つの端末が自動で進みます。',
  'problem.link_limited': 'メッセージの送信が多すぎます。コードを読み取るか、1 時間後にお試しください。',
  'gone.taken_back.heading': 'もう一方の端末で続けてください',
  'gone.taken_back.body':
    'あちらの端末に切り替わりました。この端末に戻すには、あちらで「スマートフォンで続ける」を選んでください。',
  'inApp.origin': 'この確認はアプリの中で始まりました。',
  'inApp.done': 'このページを閉じてアプリに戻ってかまいません。アプリが自動で進みます。',
};
