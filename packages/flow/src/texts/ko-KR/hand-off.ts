/** Korean texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': '휴대전화가 더 또렷하게 찍습니다. 이 페이지는 기다렸다가 저절로 넘어갑니다.',
  'handoff.start': '휴대전화로 계속하기',
  'handoff.heading': '휴대전화로 이 코드를 찍으세요',
  'handoff.lead': '휴대전화의 카메라를 열고 코드에 대세요. 안전을 위해 코드는 자주 바뀝니다.',
  'handoff.code': '이 확인을 휴대전화에서 여는 코드',
  'handoff.link': '또는 휴대전화에 이 주소를 입력하세요:',
  'handoff.number': '휴대전화가 번호를 물으면 {number}입니다.',
  'handoff.renew': '새 코드 보기',
  'handoff.opened.heading': '휴대전화에서 계속하세요',
  'handoff.opened.body': '이 페이지를 열어 두세요. 거기서 끝나면 저절로 넘어갑니다.',
  'handoff.stop': '대신 이 기기 쓰기',
  'handoff.send.lead': '또는 휴대전화로 링크를 받으세요.',
  'handoff.sendTo': '전화번호 또는 이메일 주소',
  'handoff.send': '링크 보내기',
  'handoff.sent': '링크는 15분 동안 쓸 수 있습니다. 보낸 곳:',
  'handoff.sent.sandbox': '테스트 모드: 아무것도 보내지 않습니다. 메시지에는 이 링크가 들어갑니다:',
  'handoff.silent': '휴대전화가 한동안 응답하지 않습니다. 페이지가 아직 열려 있나요?',
  'handoff.again': '새 링크 받기',
  'elsewhere.heading': '이 확인이 다른 곳에서 열려 있습니다',
  'elsewhere.from': '다시 열렸습니다: {system}의 {browser}. 한 번에 한 페이지에서만 계속할 수 있습니다.',
  'elsewhere.unknown': '다른 창이나 다른 기기에서 다시 열렸습니다. 한 번에 한 페이지에서만 계속할 수 있습니다.',
  'elsewhere.take': '여기서 계속하기',
};
