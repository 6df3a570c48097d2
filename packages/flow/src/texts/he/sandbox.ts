/** Hebrew texts of a developer's controls in the sandbox. */
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Record<keyof typeof english, string> = {
  'shell.sandbox': 'מצב ניסיון: לא נעשית בדיקה אמיתית.',
  'sandbox.begin': 'הפקדים יופיעו כאן אחרי ההסכמה.',
  'sandbox.elsewhere': 'הפקדים נמצאים עכשיו במכשיר השני.',
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
  'problem.sandbox_unknown': 'אין כאן בחירה כזאת במצב ניסיון. בחרו שוב.',
};
