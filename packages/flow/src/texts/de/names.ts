/** German names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'Staatsbürgerschaftsnachweis',
  'idClass.cid': 'Konsularausweis',
  'idClass.dl': 'Führerschein',
  'idClass.foid': 'Ausländerausweis',
  'idClass.hic': 'Gesundheitskarte',
  'idClass.id': 'Personalausweis',
  'idClass.ipp': 'Inlandspass',
  'idClass.keyp': 'KeyPass-Ausweis',
  'idClass.ltpass': 'Langzeitpass',
  'idClass.munid': 'Stadtausweis',
  'idClass.myn': 'My-Number-Karte',
  'idClass.nbi': 'NBI-Bescheinigung',
  'idClass.nric': 'NRIC-Karte',
  'idClass.ofw': 'OFW-Ausweis',
  'idClass.pan': 'PAN-Karte',
  'idClass.pid': 'Postausweis',
  'idClass.pp': 'Reisepass',
  'idClass.ppc': 'Passkarte',
  'idClass.pr': 'Karte für Daueraufenthalt',
  'idClass.rp': 'Aufenthaltstitel',
  'idClass.sss': 'SSS-Karte',
  'idClass.td': 'Reiseausweis für Flüchtlinge',
  'idClass.tribalid': 'Stammesausweis',
  'idClass.umid': 'UMID-Karte',
  'idClass.vid': 'Wählerausweis',
  'idClass.visa': 'Visum',
  'idClass.wp': 'Arbeitserlaubnis',
  'idClass.unknown': 'Anderer Ausweis ({code})',
};
