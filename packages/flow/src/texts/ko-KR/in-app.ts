/** Korean texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': '이 페이지가 앱 안에서 열려 있습니다',
  'error.E5.body': '앱이 카메라를 막고 있을 수 있습니다. Safari나 Chrome 같은 브라우저에서 계속하거나 사진을 올리세요.',
  'way.browser': '브라우저에서 계속하기',
  'inApp.heading': '이 링크를 브라우저에서 여세요',
  'inApp.lead': '링크를 복사한 뒤 Safari, Chrome 또는 다른 브라우저를 열어 붙여 넣으세요. 이 페이지는 열어 두세요.',
  'inApp.copy': '링크 복사하기',
  'inApp.copied': '링크를 복사했습니다',
  'inApp.number': '그 페이지가 번호를 물으면 {number}입니다.',
  'inApp.opened.heading': '브라우저에서 계속하세요',
  'inApp.silent': '브라우저가 한동안 응답하지 않습니다. 페이지가 아직 열려 있나요?',
  'inApp.stop': '이 앱에 남기',
};
