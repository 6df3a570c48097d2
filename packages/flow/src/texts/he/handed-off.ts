/** Hebrew texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'אתם התחלתם את זה?',
  'handedOff.from': 'הבדיקה הזאת התחילה במכשיר אחר: {browser} ב־{system}.',
  'handedOff.unknown': 'הבדיקה הזאת התחילה במכשיר אחר.',
  'handedOff.warning': 'מישהו שלח לכם את הקישור או הקוד? ייתכן שהוא לא שלכם, ולכן בחרו ״לא״.',
  'handedOff.number': 'איזה מספר אתם רואים במכשיר השני?',
  'handedOff.yes': 'כן, להמשיך כאן',
  'handedOff.no': 'לא, זה לא שלי',
  'handedOff.done': 'אפשר להניח את המכשיר הזה. השני ממשיך מעצמו.',
  'problem.link_limited': 'נשלחו יותר מדי הודעות. סרקו את הקוד, או נסו שוב בעוד שעה.',
  'gone.taken_back.heading': 'אתם ממשיכים במכשיר האחר',
  'gone.taken_back.body': 'הוא לקח את ההמשך. כדי להשתמש שוב במכשיר הזה, בחרו שם „להמשיך בטלפון”.',
  'inApp.origin': 'הבדיקה הזאת התחילה בתוך אפליקציה.',
  'inApp.done': 'אפשר לסגור את הדף ולחזור לאפליקציה. היא ממשיכה מעצמה.',
};
