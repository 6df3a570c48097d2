/** Korean texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': '직접 시작하셨나요?',
  'handedOff.from': '이 확인은 다른 기기에서 시작되었습니다: {system}의 {browser}.',
  'handedOff.unknown': '이 확인은 다른 기기에서 시작되었습니다.',
  'handedOff.warning': '누가 이 링크나 코드를 보냈나요? 본인 것이 아닐 수 있으니 “아니요”를 고르세요.',
  'handedOff.number': '다른 기기에 어떤 번호가 보이나요?',
  'handedOff.yes': '네, 여기서 계속하기',
  'handedOff.no': '아니요, 제 것이 아닙니다',
  'handedOff.done': '이 기기는 치워 두어도 됩니다. 다른 기기가 저절로 이어 갑니다.',
  'problem.link_limited': '메시지를 너무 많이 보냈습니다. 코드를 스캔하거나 한 시간 뒤에 다시 시도해 주세요.',
  'gone.taken_back.heading': '다른 기기에서 계속하세요',
  'gone.taken_back.body': '그 기기가 이어받았습니다. 이 기기를 다시 쓰려면 거기서 “휴대전화로 계속하기”를 고르세요.',
  'inApp.origin': '이 확인은 앱 안에서 시작되었습니다.',
  'inApp.done': '이 페이지를 닫고 앱으로 돌아가도 됩니다. 앱이 저절로 이어 갑니다.',
};
