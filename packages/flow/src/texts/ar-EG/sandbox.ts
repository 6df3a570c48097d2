/** Arabic texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'الفحص التالي',
  'sandbox.usual': 'ينجح الفحص التالي، إلا إذا كان اسم العائلة قيمة تجريبية.',
  'sandbox.passes': 'ينجح الفحص التالي.',
  'sandbox.fails': 'يفشل الفحص التالي:',
  'sandbox.slowed': 'يستغرق نصف دقيقة أكثر.',
  'sandbox.pass': 'نجاح',
  'sandbox.fail': 'فشل',
  'sandbox.reason': 'الفحص وسبب الفشل',
  'sandbox.slow': 'بطيء',
  'sandbox.specimen': 'استخدام عينة',
  'sandbox.now': 'هذا الطلب، فورًا',
  'sandbox.review': 'إرسال إلى شخص للمراجعة',
  'sandbox.expire': 'إنهاء المهلة',
  'sandbox.complete': 'إكمال',
  'sandbox.approve': 'قبول',
  'sandbox.decline': 'رفض',
};
