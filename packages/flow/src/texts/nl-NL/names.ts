/** Dutch names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Bewijs van staatsburgerschap',
  'idClass.cid': 'Consulaire identiteitskaart',
  'idClass.dl': 'Rijbewijs',
  'idClass.foid': 'Identiteitskaart voor vreemdelingen',
  'idClass.hic': 'Zorgpas',
  'idClass.id': 'Identiteitskaart',
  'idClass.ipp': 'Binnenlands paspoort',
  'idClass.keyp': 'KeyPass-kaart',
  'idClass.ltpass': 'Langlopende pas',
  'idClass.munid': 'Stadspas',
  'idClass.myn': 'My Number-kaart',
  'idClass.nbi': 'NBI-verklaring',
  'idClass.nric': 'NRIC-kaart',
  'idClass.ofw': 'OFW-kaart',
  'idClass.pan': 'PAN-kaart',
  'idClass.pid': 'Postidentiteitskaart',
  'idClass.pp': 'Paspoort',
  'idClass.ppc': 'Paspoortkaart',
  'idClass.pr': 'Kaart voor permanent verblijf',
  'idClass.rp': 'Verblijfsvergunning',
  'idClass.sss': 'SSS-kaart',
  'idClass.td': 'Reisdocument voor vluchtelingen',
  'idClass.tribalid': 'Stamkaart',
  'idClass.umid': 'UMID-kaart',
  'idClass.vid': 'Kiezerskaart',
  'idClass.visa': 'Visum',
  'idClass.wp': 'Werkvergunning',
  'idClass.unknown': 'Ander document ({code})',
};
