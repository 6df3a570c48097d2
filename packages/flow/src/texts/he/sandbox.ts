/** Hebrew texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'הבדיקה הבאה',
  'sandbox.usual': 'הבדיקה הבאה תצליח, אלא אם שם המשפחה הוא ערך ניסיון.',
  'sandbox.passes': 'הבדיקה הבאה תצליח.',
  'sandbox.fails': 'הבדיקה הבאה תיכשל:',
  'sandbox.slowed': 'היא תימשך חצי דקה יותר.',
  'sandbox.pass': 'הצלחה',
  'sandbox.fail': 'כישלון',
  'sandbox.reason': 'הבדיקה וסיבת הכישלון',
  'sandbox.slow': 'איטי',
  'sandbox.specimen': 'שימוש בדוגמה',
  'sandbox.now': 'הפנייה הזאת, מיד',
  'sandbox.review': 'העברה לאדם',
  'sandbox.expire': 'סיום התוקף',
  'sandbox.complete': 'השלמה',
  'sandbox.approve': 'אישור',
  'sandbox.decline': 'דחייה',
};
