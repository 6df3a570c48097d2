/** Turkish texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'Sonraki kontrol',
  'sandbox.usual': 'Soyadı bir deneme değeri değilse sonraki kontrol geçer.',
  'sandbox.passes': 'Sonraki kontrol geçer.',
  'sandbox.fails': 'Sonraki kontrol başarısız olur:',
  'sandbox.slowed': 'Yarım dakika daha uzun sürer.',
  'sandbox.pass': 'Geçsin',
  'sandbox.fail': 'Başarısız olsun',
  'sandbox.reason': 'Başarısızlığın kontrolü ve nedeni',
  'sandbox.slow': 'Yavaş',
  'sandbox.specimen': 'Örnek kullan',
  'sandbox.now': 'Bu başvuru, hemen',
  'sandbox.review': 'Bir kişiye gönder',
  'sandbox.expire': 'Süresini bitir',
  'sandbox.complete': 'Tamamla',
  'sandbox.approve': 'Onayla',
  'sandbox.decline': 'Reddet',
};
