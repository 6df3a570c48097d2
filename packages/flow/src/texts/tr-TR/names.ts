/** Turkish names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Vatandaşlık belgesi',
  'idClass.cid': 'Konsolosluk kimlik kartı',
  'idClass.dl': 'Sürücü belgesi',
  'idClass.foid': 'Yabancı kimlik kartı',
  'idClass.hic': 'Sağlık kartı',
  'idClass.id': 'Kimlik kartı',
  'idClass.ipp': 'İç pasaport',
  'idClass.keyp': 'KeyPass kartı',
  'idClass.ltpass': 'Uzun süreli geçiş kartı',
  'idClass.munid': 'Şehir kimlik kartı',
  'idClass.myn': 'My Number kartı',
  'idClass.nbi': 'NBI belgesi',
  'idClass.nric': 'NRIC kartı',
  'idClass.ofw': 'OFW kartı',
  'idClass.pan': 'PAN kartı',
  'idClass.pid': 'Posta kimlik kartı',
  'idClass.pp': 'Pasaport',
  'idClass.ppc': 'Pasaport kartı',
  'idClass.pr': 'Sürekli oturum kartı',
  'idClass.rp': 'Oturma izni',
  'idClass.sss': 'SSS kartı',
  'idClass.td': 'Mülteci seyahat belgesi',
  'idClass.tribalid': 'Kabile kimlik kartı',
  'idClass.umid': 'UMID kartı',
  'idClass.vid': 'Seçmen kartı',
  'idClass.visa': 'Vize',
  'idClass.wp': 'Çalışma izni',
  'idClass.unknown': 'Başka belge ({code})',
};
