/** Ukrainian names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Довідка про громадянство',
  'idClass.cid': 'Консульська картка',
  'idClass.dl': 'Посвідчення водія',
  'idClass.foid': 'Посвідчення іноземця',
  'idClass.hic': 'Медична картка',
  'idClass.id': 'Посвідчення особи',
  'idClass.ipp': 'Внутрішній паспорт',
  'idClass.keyp': 'Картка KeyPass',
  'idClass.ltpass': 'Довгострокова перепустка',
  'idClass.munid': 'Міська картка',
  'idClass.myn': 'Картка My Number',
  'idClass.nbi': 'Довідка NBI',
  'idClass.nric': 'Картка NRIC',
  'idClass.ofw': 'Картка OFW',
  'idClass.pan': 'Картка PAN',
  'idClass.pid': 'Поштове посвідчення особи',
  'idClass.pp': 'Паспорт',
  'idClass.ppc': 'Паспортна картка',
  'idClass.pr': 'Картка постійного жителя',
  'idClass.rp': 'Посвідка на проживання',
  'idClass.sss': 'Картка SSS',
  'idClass.td': 'Проїзний документ біженця',
  'idClass.tribalid': 'Племінне посвідчення',
  'idClass.umid': 'Картка UMID',
  'idClass.vid': 'Картка виборця',
  'idClass.visa': 'Віза',
  'idClass.wp': 'Дозвіл на роботу',
  'idClass.unknown': 'Інший документ ({code})',
};
