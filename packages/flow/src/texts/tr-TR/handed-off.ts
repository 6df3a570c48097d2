/** Turkish texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'Bunu siz mi başlattınız?',
  'handedOff.from': 'Bu kontrol başka bir cihazda başladı: {browser}, {system}.',
  'handedOff.unknown': 'Bu kontrol başka bir cihazda başladı.',
  'handedOff.warning': 'Bu bağlantıyı veya kodu size biri mi gönderdi? O zaman sizin olmayabilir, “Hayır” seçin.',
  'handedOff.number': 'Diğer cihazda hangi numarayı görüyorsunuz?',
  'handedOff.yes': 'Evet, burada devam et',
  'handedOff.no': 'Hayır, bu bana ait değil',
  'handedOff.done': 'Bu cihazı bırakabilirsiniz. Diğeri kendiliğinden ilerler.',
  'problem.link_limited': 'Çok fazla mesaj gönderildi. Kodu tarayın ya da bir saat sonra deneyin.',
  'gone.taken_back.heading': 'Diğer cihazınızla devam ediyorsunuz',
  'gone.taken_back.body':
    'İşlem orada sürüyor. Bu cihazı yeniden kullanmak için orada “Telefonla devam et” seçeneğini seçin.',
  'inApp.origin': 'Bu kontrol bir uygulamanın içinde başlatıldı.',
  'inApp.done': 'Bu sayfayı kapatıp uygulamaya dönebilirsiniz. Orada kendiliğinden devam eder.',
};
