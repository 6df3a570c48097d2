/** Arabic texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'هل بدأت هذا بنفسك؟',
  'handedOff.from': 'بدأ هذا الفحص على جهاز آخر: {browser} على {system}.',
  'handedOff.unknown': 'بدأ هذا الفحص على جهاز آخر.',
  'handedOff.warning': 'هل أرسل إليك أحد هذا الرابط أو الرمز؟ إذن ربما ليس لك، فاختر «لا».',
  'handedOff.number': 'أي رقم ترى على الجهاز الآخر؟',
  'handedOff.yes': 'نعم، المتابعة هنا',
  'handedOff.no': 'لا، هذا ليس لي',
  'handedOff.done': 'يمكنك ترك هذا الجهاز. يتابع الجهاز الآخر وحده.',
  'problem.link_limited': 'أُرسلت رسائل كثيرة جدًا. امسح الرمز أو حاول بعد ساعة.',
  'gone.taken_back.heading': 'تابع على جهازك الآخر',
  'gone.taken_back.body': 'انتقل الأمر إلى هناك. لاستخدام هذا الجهاز من جديد، اختر هناك «المتابعة بالهاتف».',
  'inApp.origin': 'بدأ هذا الفحص داخل تطبيق.',
  'inApp.done': 'يمكنك إغلاق هذه الصفحة والعودة إلى التطبيق. هناك يتابع وحده.',
};
