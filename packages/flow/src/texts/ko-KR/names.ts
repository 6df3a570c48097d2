/** Korean names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': '시민권 증명서',
  'idClass.cid': '영사관 신분증',
  'idClass.dl': '운전면허증',
  'idClass.foid': '외국인 신분증',
  'idClass.hic': '건강보험증',
  'idClass.id': '신분증',
  'idClass.ipp': '국내 여권',
  'idClass.keyp': 'KeyPass 카드',
  'idClass.ltpass': '장기 체류증',
  'idClass.munid': '시 신분증',
  'idClass.myn': '마이넘버 카드',
  'idClass.nbi': 'NBI 증명서',
  'idClass.nric': 'NRIC 카드',
  'idClass.ofw': 'OFW 카드',
  'idClass.pan': 'PAN 카드',
  'idClass.pid': '우체국 신분증',
  'idClass.pp': '여권',
  'idClass.ppc': '여권 카드',
  'idClass.pr': '영주권 카드',
  'idClass.rp': '체류 허가증',
  'idClass.sss': 'SSS 카드',
  'idClass.td': '난민 여행 증명서',
  'idClass.tribalid': '부족 신분증',
  'idClass.umid': 'UMID 카드',
  'idClass.vid': '유권자 카드',
  'idClass.visa': '비자',
  'idClass.wp': '취업 허가증',
  'idClass.unknown': '기타 신분증({code})',
};
