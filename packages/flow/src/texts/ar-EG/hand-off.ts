/** Arabic texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'يلتقط هاتفك صورًا أوضح. تنتظر هذه الصفحة ثم تنتقل وحدها.',
  'handoff.start': 'المتابعة بالهاتف',
  'handoff.heading': 'امسح هذا الرمز بهاتفك',
  'handoff.lead': 'افتح كاميرا هاتفك ووجّهها إلى الرمز. يتغير الرمز كثيرًا، حفاظًا على أمانك.',
  'handoff.code': 'الرمز الذي يفتح هذا الفحص على هاتفك',
  'handoff.link': 'أو اكتب هذا العنوان في هاتفك:',
  'handoff.number': 'إذا طلب هاتفك رقمًا، فهو {number}.',
  'handoff.renew': 'أظهر رمزًا جديدًا',
  'handoff.opened.heading': 'تابع على هاتفك',
  'handoff.opened.body': 'أبقِ هذه الصفحة مفتوحة. تنتقل وحدها عندما تنتهي هناك.',
  'handoff.stop': 'استخدم هذا الجهاز بدلًا منه',
  'handoff.send.lead': 'أو استلم الرابط على هاتفك.',
  'handoff.sendTo': 'رقم الهاتف أو البريد الإلكتروني',
  'handoff.send': 'أرسل الرابط',
  'handoff.sent': 'يعمل الرابط لمدة 15 دقيقة. أرسلناه إلى:',
  'handoff.sent.sandbox': 'وضع الاختبار: لا يُرسل شيء. كانت الرسالة ستحمل هذا الرابط:',
  'handoff.silent': 'لم يستجب هاتفك منذ فترة. هل الصفحة ما زالت مفتوحة هناك؟',
  'handoff.again': 'احصل على رابط جديد',
  'elsewhere.heading': 'هذا الفحص مفتوح في مكان آخر',
  'elsewhere.from': 'فُتح مرة أخرى: {browser} على {system}. يمكن المتابعة في صفحة واحدة فقط في كل مرة.',
  'elsewhere.unknown': 'فُتح مرة أخرى في نافذة أخرى أو على جهاز آخر. يمكن المتابعة في صفحة واحدة فقط في كل مرة.',
  'elsewhere.take': 'المتابعة هنا',
};
