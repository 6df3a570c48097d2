/** Spanish names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Certificado de ciudadanía',
  'idClass.cid': 'Matrícula consular',
  'idClass.dl': 'Licencia de conducir',
  'idClass.foid': 'Identificación de extranjero',
  'idClass.hic': 'Tarjeta de salud',
  'idClass.id': 'Identificación oficial',
  'idClass.ipp': 'Pasaporte interno',
  'idClass.keyp': 'Tarjeta KeyPass',
  'idClass.ltpass': 'Pase de larga duración',
  'idClass.munid': 'Identificación municipal',
  'idClass.myn': 'Tarjeta My Number',
  'idClass.nbi': 'Constancia NBI',
  'idClass.nric': 'Tarjeta NRIC',
  'idClass.ofw': 'Tarjeta OFW',
  'idClass.pan': 'Tarjeta PAN',
  'idClass.pid': 'Identificación postal',
  'idClass.pp': 'Pasaporte',
  'idClass.ppc': 'Tarjeta pasaporte',
  'idClass.pr': 'Tarjeta de residente permanente',
  'idClass.rp': 'Permiso de residencia',
  'idClass.sss': 'Tarjeta SSS',
  'idClass.td': 'Documento de viaje de refugiado',
  'idClass.tribalid': 'Identificación tribal',
  'idClass.umid': 'Tarjeta UMID',
  'idClass.vid': 'Credencial para votar',
  'idClass.visa': 'Visa',
  'idClass.wp': 'Permiso de trabajo',
  'idClass.unknown': 'Otra identificación ({code})',
};
