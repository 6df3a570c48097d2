/** Chinese names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': '公民身份证明',
  'idClass.cid': '领事身份证',
  'idClass.dl': '驾驶证',
  'idClass.foid': '外国人身份证',
  'idClass.hic': '医保卡',
  'idClass.id': '身份证',
  'idClass.ipp': '国内护照',
  'idClass.keyp': 'KeyPass 卡',
  'idClass.ltpass': '长期准证',
  'idClass.munid': '城市身份证',
  'idClass.myn': 'My Number 卡',
  'idClass.nbi': 'NBI 证明',
  'idClass.nric': 'NRIC 卡',
  'idClass.ofw': 'OFW 卡',
  'idClass.pan': 'PAN 卡',
  'idClass.pid': '邮政身份证',
  'idClass.pp': '护照',
  'idClass.ppc': '护照卡',
  'idClass.pr': '永久居民卡',
  'idClass.rp': '居留许可',
  'idClass.sss': 'SSS 卡',
  'idClass.td': '难民旅行证件',
  'idClass.tribalid': '部落身份证',
  'idClass.umid': 'UMID 卡',
  'idClass.vid': '选民卡',
  'idClass.visa': '签证',
  'idClass.wp': '工作许可',
  'idClass.unknown': '其他证件（{code}）',
};
