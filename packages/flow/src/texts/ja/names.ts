/** Japanese names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': '市民権証明書',
  'idClass.cid': '領事館の身分証',
  'idClass.dl': '運転免許証',
  'idClass.foid': '外国人の身分証',
  'idClass.hic': '健康保険証',
  'idClass.id': '身分証明書',
  'idClass.ipp': '国内旅券',
  'idClass.keyp': 'KeyPassカード',
  'idClass.ltpass': '長期滞在パス',
  'idClass.munid': '市の身分証',
  'idClass.myn': 'マイナンバーカード',
  'idClass.nbi': 'NBI証明書',
  'idClass.nric': 'NRICカード',
  'idClass.ofw': 'OFWカード',
  'idClass.pan': 'PANカード',
  'idClass.pid': '郵便の身分証',
  'idClass.pp': 'パスポート',
  'idClass.ppc': 'パスポートカード',
  'idClass.pr': '永住者カード',
  'idClass.rp': '在留許可証',
  'idClass.sss': 'SSSカード',
  'idClass.td': '難民旅行証明書',
  'idClass.tribalid': '部族の身分証',
  'idClass.umid': 'UMIDカード',
  'idClass.vid': '有権者カード',
  'idClass.visa': 'ビザ',
  'idClass.wp': '就労許可証',
  'idClass.unknown': 'その他の書類（{code}）',
};
