/** Hebrew texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'הטלפון מצלם תמונות חדות יותר. הדף הזה מחכה וממשיך מעצמו.',
  'handoff.start': 'להמשיך בטלפון',
  'handoff.heading': 'סרקו את הקוד הזה בטלפון',
  'handoff.lead': 'פתחו את המצלמה בטלפון וכוונו אותה אל הקוד. הקוד משתנה לעתים קרובות, כדי לשמור עליכם.',
  'handoff.code': 'קוד שפותח את הבדיקה הזאת בטלפון',
  'handoff.link': 'או כתבו את הכתובת הזאת בטלפון:',
  'handoff.number': 'אם הטלפון מבקש מספר, הוא {number}.',
  'handoff.renew': 'להציג קוד חדש',
  'handoff.opened.heading': 'המשיכו בטלפון',
  'handoff.opened.body': 'השאירו את הדף פתוח. הוא ימשיך מעצמו כשתסיימו שם.',
  'handoff.stop': 'להשתמש במכשיר הזה במקום',
  'handoff.send.lead': 'או קבלו את הקישור לטלפון.',
  'handoff.sendTo': 'מספר טלפון או כתובת דוא״ל',
  'handoff.send': 'לשלוח את הקישור',
  'handoff.sent': 'הקישור תקף ל-15 דקות. שלחנו אותו אל:',
  'handoff.sent.sandbox': 'מצב בדיקה: שום דבר לא נשלח. בהודעה היה הקישור הזה:',
  'handoff.silent': 'הטלפון לא הגיב זמן מה. האם הדף עדיין פתוח שם?',
  'handoff.again': 'לקבל קישור חדש',
  'elsewhere.heading': 'הבדיקה הזאת פתוחה במקום אחר',
  'elsewhere.from': 'היא נפתחה שוב: {browser} ב־{system}. אפשר להמשיך רק בדף אחד בכל פעם.',
  'elsewhere.unknown': 'היא נפתחה שוב בחלון אחר או במכשיר אחר. אפשר להמשיך רק בדף אחד בכל פעם.',
  'elsewhere.take': 'להמשיך כאן',
};
