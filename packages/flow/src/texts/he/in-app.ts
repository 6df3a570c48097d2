/** Hebrew texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'הדף הזה פתוח בתוך אפליקציה',
  'error.E5.body': 'אולי האפליקציה חוסמת את המצלמה. המשיכו בדפדפן, למשל Safari או Chrome, או העלו תמונה.',
  'way.browser': 'להמשיך בדפדפן שלי',
  'inApp.heading': 'פתחו את הקישור הזה בדפדפן',
  'inApp.lead': 'העתיקו את הקישור, פתחו את Safari, את Chrome או דפדפן אחר, והדביקו אותו שם. השאירו את הדף פתוח.',
  'inApp.copy': 'להעתיק את הקישור',
  'inApp.copied': 'הקישור הועתק',
  'inApp.number': 'אם הדף שם מבקש מספר, הוא {number}.',
  'inApp.opened.heading': 'המשיכו בדפדפן',
  'inApp.silent': 'הדפדפן לא הגיב זמן מה. האם הדף עדיין פתוח שם?',
  'inApp.stop': 'להישאר באפליקציה',
};
