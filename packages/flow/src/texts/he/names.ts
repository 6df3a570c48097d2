/** Hebrew names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'תעודת אזרחות',
  'idClass.cid': 'תעודה קונסולרית',
  'idClass.dl': 'רישיון נהיגה',
  'idClass.foid': 'תעודת זהות לזרים',
  'idClass.hic': 'כרטיס בריאות',
  'idClass.id': 'תעודת זהות',
  'idClass.ipp': 'דרכון פנימי',
  'idClass.keyp': 'כרטיס KeyPass',
  'idClass.ltpass': 'אישור לטווח ארוך',
  'idClass.munid': 'תעודה עירונית',
  'idClass.myn': 'כרטיס My Number',
  'idClass.nbi': 'אישור NBI',
  'idClass.nric': 'כרטיס NRIC',
  'idClass.ofw': 'כרטיס OFW',
  'idClass.pan': 'כרטיס PAN',
  'idClass.pid': 'תעודת זהות של הדואר',
  'idClass.pp': 'דרכון',
  'idClass.ppc': 'כרטיס דרכון',
  'idClass.pr': 'כרטיס תושב קבע',
  'idClass.rp': 'אישור שהייה',
  'idClass.sss': 'כרטיס SSS',
  'idClass.td': 'מסמך מסע לפליטים',
  'idClass.tribalid': 'תעודת זהות שבטית',
  'idClass.umid': 'כרטיס UMID',
  'idClass.vid': 'כרטיס בוחר',
  'idClass.visa': 'אשרה',
  'idClass.wp': 'אישור עבודה',
  'idClass.unknown': 'מסמך אחר ({code})',
};
