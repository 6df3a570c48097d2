/** Accessibility of the screens, plain forms and sizes that `accessibility.test.ts` omits from each matrix. */
import {
  isSampled,
  isSampledRightToLeft,
  testNotice,
  testPlainForms,
  testRightToLeft,
  testScreens,
  useScreens,
} from './support/screen-tests.ts';

useScreens();
testScreens((name) => !isSampled(name));
testRightToLeft((name) => !isSampledRightToLeft(name));
testPlainForms(['start', 'country', 'selfie']);
testNotice({
  'a small phone': { width: 320, height: 568 },
  'a desktop': { width: 1280, height: 800 },
});
