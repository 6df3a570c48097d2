/** Portuguese names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Certificado de cidadania',
  'idClass.cid': 'Carteira consular',
  'idClass.dl': 'Carteira de motorista',
  'idClass.foid': 'Carteira de estrangeiro',
  'idClass.hic': 'Cartão de saúde',
  'idClass.id': 'Carteira de identidade',
  'idClass.ipp': 'Passaporte interno',
  'idClass.keyp': 'Cartão KeyPass',
  'idClass.ltpass': 'Passe de longa duração',
  'idClass.munid': 'Carteira municipal',
  'idClass.myn': 'Cartão My Number',
  'idClass.nbi': 'Certidão NBI',
  'idClass.nric': 'Cartão NRIC',
  'idClass.ofw': 'Cartão OFW',
  'idClass.pan': 'Cartão PAN',
  'idClass.pid': 'Carteira postal',
  'idClass.pp': 'Passaporte',
  'idClass.ppc': 'Cartão de passaporte',
  'idClass.pr': 'Cartão de residente permanente',
  'idClass.rp': 'Autorização de residência',
  'idClass.sss': 'Cartão SSS',
  'idClass.td': 'Documento de viagem de refugiado',
  'idClass.tribalid': 'Carteira tribal',
  'idClass.umid': 'Cartão UMID',
  'idClass.vid': 'Título de eleitor',
  'idClass.visa': 'Visto',
  'idClass.wp': 'Autorização de trabalho',
  'idClass.unknown': 'Outro documento ({code})',
};
