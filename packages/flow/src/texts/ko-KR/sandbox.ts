/** Korean texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': '다음 확인',
  'sandbox.usual': '성이 시험용 값이 아니면 다음 확인은 통과합니다.',
  'sandbox.passes': '다음 확인은 통과합니다.',
  'sandbox.fails': '다음 확인은 실패합니다:',
  'sandbox.slowed': '30초 더 걸립니다.',
  'sandbox.pass': '통과',
  'sandbox.fail': '실패',
  'sandbox.reason': '실패할 확인과 이유',
  'sandbox.slow': '느리게',
  'sandbox.specimen': '견본 사용',
  'sandbox.now': '이 신청을 바로',
  'sandbox.review': '담당자에게 보내기',
  'sandbox.expire': '만료시키기',
  'sandbox.complete': '완료',
  'sandbox.approve': '승인',
  'sandbox.decline': '거절',
};
