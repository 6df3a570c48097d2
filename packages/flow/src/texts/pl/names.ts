/** Polish names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Zaświadczenie o obywatelstwie',
  'idClass.cid': 'Karta konsularna',
  'idClass.dl': 'Prawo jazdy',
  'idClass.foid': 'Karta cudzoziemca',
  'idClass.hic': 'Karta zdrowia',
  'idClass.id': 'Dowód osobisty',
  'idClass.ipp': 'Paszport wewnętrzny',
  'idClass.keyp': 'Karta KeyPass',
  'idClass.ltpass': 'Karta pobytu długoterminowego',
  'idClass.munid': 'Karta miejska',
  'idClass.myn': 'Karta My Number',
  'idClass.nbi': 'Zaświadczenie NBI',
  'idClass.nric': 'Karta NRIC',
  'idClass.ofw': 'Karta OFW',
  'idClass.pan': 'Karta PAN',
  'idClass.pid': 'Pocztowa karta tożsamości',
  'idClass.pp': 'Paszport',
  'idClass.ppc': 'Karta paszportowa',
  'idClass.pr': 'Karta stałego pobytu',
  'idClass.rp': 'Karta pobytu',
  'idClass.sss': 'Karta SSS',
  'idClass.td': 'Dokument podróży uchodźcy',
  'idClass.tribalid': 'Plemienna karta tożsamości',
  'idClass.umid': 'Karta UMID',
  'idClass.vid': 'Karta wyborcy',
  'idClass.visa': 'Wiza',
  'idClass.wp': 'Zezwolenie na pracę',
  'idClass.unknown': 'Inny dokument ({code})',
};
