/** French names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Certificat de citoyenneté',
  'idClass.cid': 'Carte consulaire',
  'idClass.dl': 'Permis de conduire',
  'idClass.foid': 'Carte d’étranger',
  'idClass.hic': 'Carte de santé',
  'idClass.id': 'Carte d’identité',
  'idClass.ipp': 'Passeport intérieur',
  'idClass.keyp': 'Carte KeyPass',
  'idClass.ltpass': 'Titre de long séjour',
  'idClass.munid': 'Carte d’identité municipale',
  'idClass.myn': 'Carte My Number',
  'idClass.nbi': 'Attestation NBI',
  'idClass.nric': 'Carte NRIC',
  'idClass.ofw': 'Carte OFW',
  'idClass.pan': 'Carte PAN',
  'idClass.pid': 'Carte d’identité postale',
  'idClass.pp': 'Passeport',
  'idClass.ppc': 'Carte passeport',
  'idClass.pr': 'Carte de résident permanent',
  'idClass.rp': 'Titre de séjour',
  'idClass.sss': 'Carte SSS',
  'idClass.td': 'Titre de voyage pour réfugié',
  'idClass.tribalid': 'Carte d’identité tribale',
  'idClass.umid': 'Carte UMID',
  'idClass.vid': 'Carte d’électeur',
  'idClass.visa': 'Visa',
  'idClass.wp': 'Permis de travail',
  'idClass.unknown': 'Autre pièce ({code})',
};
