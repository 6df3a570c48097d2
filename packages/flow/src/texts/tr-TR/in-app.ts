/** Turkish texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Bu sayfa bir uygulamanın içinde açık',
  'error.E5.body':
    'Kamerayı uygulama engelliyor olabilir. Safari veya Chrome gibi bir tarayıcıda devam edin ya da fotoğraf yükleyin.',
  'way.browser': 'Tarayıcımda devam et',
  'inApp.heading': 'Bu bağlantıyı tarayıcınızda açın',
  'inApp.lead':
    'Bağlantıyı kopyalayın, Safari, Chrome veya başka bir tarayıcıyı açıp oraya yapıştırın. Bu sayfayı açık tutun.',
  'inApp.copy': 'Bağlantıyı kopyala',
  'inApp.copied': 'Bağlantı kopyalandı',
  'inApp.number': 'Oradaki sayfa bir sayı sorarsa: {number}.',
  'inApp.opened.heading': 'Tarayıcınızda devam edin',
  'inApp.silent': 'Tarayıcınız bir süredir yanıt vermiyor. Sayfa orada hâlâ açık mı?',
  'inApp.stop': 'Bu uygulamada kal',
};
