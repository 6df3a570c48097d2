/** Arabic texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'هذه الصفحة مفتوحة داخل تطبيق',
  'error.E5.body': 'ربما يمنع التطبيق الكاميرا. تابع في متصفحك، مثل Safari أو Chrome، أو ارفع صورة.',
  'way.browser': 'المتابعة في متصفحي',
  'inApp.heading': 'افتح هذا الرابط في متصفحك',
  'inApp.lead': 'انسخ الرابط، وافتح Safari أو Chrome أو متصفحًا آخر، والصقه هناك. أبقِ هذه الصفحة مفتوحة.',
  'inApp.copy': 'انسخ الرابط',
  'inApp.copied': 'نُسخ الرابط',
  'inApp.number': 'إذا طلبت الصفحة هناك رقمًا، فهو {number}.',
  'inApp.opened.heading': 'تابع في متصفحك',
  'inApp.silent': 'لم يستجب متصفحك منذ فترة. هل الصفحة ما زالت مفتوحة هناك؟',
  'inApp.stop': 'البقاء في هذا التطبيق',
};
