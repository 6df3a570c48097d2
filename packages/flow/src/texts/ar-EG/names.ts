/** Arabic names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'شهادة جنسية',
  'idClass.cid': 'بطاقة قنصلية',
  'idClass.dl': 'رخصة قيادة',
  'idClass.foid': 'بطاقة هوية للأجانب',
  'idClass.hic': 'بطاقة صحية',
  'idClass.id': 'بطاقة هوية',
  'idClass.ipp': 'جواز سفر داخلي',
  'idClass.keyp': 'بطاقة KeyPass',
  'idClass.ltpass': 'تصريح طويل المدة',
  'idClass.munid': 'بطاقة المدينة',
  'idClass.myn': 'بطاقة My Number',
  'idClass.nbi': 'شهادة NBI',
  'idClass.nric': 'بطاقة NRIC',
  'idClass.ofw': 'بطاقة OFW',
  'idClass.pan': 'بطاقة PAN',
  'idClass.pid': 'بطاقة هوية بريدية',
  'idClass.pp': 'جواز سفر',
  'idClass.ppc': 'بطاقة جواز سفر',
  'idClass.pr': 'بطاقة إقامة دائمة',
  'idClass.rp': 'تصريح إقامة',
  'idClass.sss': 'بطاقة SSS',
  'idClass.td': 'وثيقة سفر للاجئين',
  'idClass.tribalid': 'بطاقة هوية قبلية',
  'idClass.umid': 'بطاقة UMID',
  'idClass.vid': 'بطاقة ناخب',
  'idClass.visa': 'تأشيرة',
  'idClass.wp': 'تصريح عمل',
  'idClass.unknown': 'وثيقة أخرى ({code})',
};
