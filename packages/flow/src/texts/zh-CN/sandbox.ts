/** Chinese texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': '下一项检查',
  'sandbox.usual': '下一项检查会通过，除非姓氏是测试值。',
  'sandbox.passes': '下一项检查会通过。',
  'sandbox.fails': '下一项检查会失败：',
  'sandbox.slowed': '会多用半分钟。',
  'sandbox.pass': '通过',
  'sandbox.fail': '失败',
  'sandbox.reason': '失败的检查和原因',
  'sandbox.slow': '放慢',
  'sandbox.specimen': '使用样本',
  'sandbox.now': '立即处理本次申请',
  'sandbox.review': '转给人工',
  'sandbox.expire': '设为过期',
  'sandbox.complete': '完成',
  'sandbox.approve': '批准',
  'sandbox.decline': '拒绝',
};
