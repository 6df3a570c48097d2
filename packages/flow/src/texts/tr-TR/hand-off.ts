/** Turkish texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Telefonunuz daha net fotoğraf çeker. Bu sayfa bekler ve kendiliğinden ilerler.',
  'handoff.start': 'Telefonla devam et',
  'handoff.heading': 'Bu kodu telefonunuzla okutun',
  'handoff.lead': 'Telefonunuzun kamerasını açıp koda tutun. Güvenliğiniz için kod sık sık değişir.',
  'handoff.code': 'Bu kontrolü telefonunuzda açan kod',
  'handoff.link': 'Veya telefonunuza bu adresi yazın:',
  'handoff.number': 'Telefonunuz bir numara sorarsa: {number}.',
  'handoff.renew': 'Yeni kod göster',
  'handoff.opened.heading': 'Telefonunuzla devam edin',
  'handoff.opened.body': 'Bu sayfayı açık tutun. Orada bitirince kendiliğinden ilerler.',
  'handoff.stop': 'Bunun yerine bu cihazı kullan',
  'handoff.send.lead': 'Ya da bağlantıyı telefonunuza gönderelim.',
  'handoff.sendTo': 'Telefon numarası veya e-posta adresi',
  'handoff.send': 'Bağlantıyı gönder',
  'handoff.sent': 'Bağlantı 15 dakika geçerli. Şuraya gönderdik:',
  'handoff.sent.sandbox': 'Test modu: hiçbir şey gönderilmez. Mesajda şu bağlantı olurdu:',
  'handoff.silent': 'Telefonunuz bir süredir yanıt vermiyor. Sayfa orada hâlâ açık mı?',
  'handoff.again': 'Yeni bağlantı al',
  'elsewhere.heading': 'Bu kontrol başka bir yerde açık',
  'elsewhere.from': 'Yeniden açıldı: {browser}, {system}. Aynı anda yalnızca bir sayfada devam edilebilir.',
  'elsewhere.unknown':
    'Başka bir pencerede veya cihazda yeniden açıldı. Aynı anda yalnızca bir sayfada devam edilebilir.',
  'elsewhere.take': 'Burada devam et',
};
