/** Japanese texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': '次の確認',
  'sandbox.usual': '姓がテスト用の値でなければ、次の確認は合格になります。',
  'sandbox.passes': '次の確認は合格になります。',
  'sandbox.fails': '次の確認は不合格になります：',
  'sandbox.slowed': '30秒長くかかります。',
  'sandbox.pass': '合格',
  'sandbox.fail': '不合格',
  'sandbox.reason': '不合格にする確認と理由',
  'sandbox.slow': '遅くする',
  'sandbox.specimen': '見本を使う',
  'sandbox.now': 'この申請をすぐに',
  'sandbox.review': '担当者に送る',
  'sandbox.expire': '期限切れにする',
  'sandbox.complete': '完了する',
  'sandbox.approve': '承認する',
  'sandbox.decline': '却下する',
};
