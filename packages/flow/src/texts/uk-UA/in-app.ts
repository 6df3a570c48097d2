/** Ukrainian texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Сторінку відкрито в застосунку',
  'error.E5.body': 'Можливо, він не дозволяє камеру. Продовжте у браузері (Safari, Chrome) або завантажте фото.',
  'way.browser': 'Продовжити в браузері',
  'inApp.heading': 'Відкрийте посилання в браузері',
  'inApp.lead': 'Скопіюйте посилання й вставте його в Safari, Chrome чи іншому браузері. Не закривайте цю сторінку.',
  'inApp.copy': 'Скопіювати посилання',
  'inApp.copied': 'Посилання скопійовано',
  'inApp.number': 'Якщо там запитають число, це {number}.',
  'inApp.opened.heading': 'Продовжуйте в браузері',
  'inApp.silent': 'Браузер якийсь час не відповідає. Сторінка там ще відкрита?',
  'inApp.stop': 'Залишитися тут',
};
