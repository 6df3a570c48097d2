/** Italian names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Certificato di cittadinanza',
  'idClass.cid': 'Carta d’identità consolare',
  'idClass.dl': 'Patente di guida',
  'idClass.foid': 'Carta d’identità per stranieri',
  'idClass.hic': 'Tessera sanitaria',
  'idClass.id': 'Carta d’identità',
  'idClass.ipp': 'Passaporto interno',
  'idClass.keyp': 'Carta d’identità KeyPass',
  'idClass.ltpass': 'Pass di lunga durata',
  'idClass.munid': 'Carta d’identità comunale',
  'idClass.myn': 'Carta My Number',
  'idClass.nbi': 'Certificato NBI',
  'idClass.nric': 'Carta NRIC',
  'idClass.ofw': 'Carta d’identità OFW',
  'idClass.pan': 'Carta PAN',
  'idClass.pid': 'Carta d’identità postale',
  'idClass.pp': 'Passaporto',
  'idClass.ppc': 'Tessera passaporto',
  'idClass.pr': 'Carta di residente permanente',
  'idClass.rp': 'Permesso di soggiorno',
  'idClass.sss': 'Carta SSS',
  'idClass.td': 'Documento di viaggio per rifugiati',
  'idClass.tribalid': 'Carta d’identità tribale',
  'idClass.umid': 'Carta UMID',
  'idClass.vid': 'Tessera elettorale',
  'idClass.visa': 'Visto',
  'idClass.wp': 'Permesso di lavoro',
  'idClass.unknown': 'Altro documento ({code})',
};
