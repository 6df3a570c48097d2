/** Italian texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'Ha iniziato Lei?',
  'handedOff.from': 'Questo controllo è iniziato su un altro dispositivo: {browser} su {system}.',
  'handedOff.unknown': 'Questo controllo è iniziato su un altro dispositivo.',
  'handedOff.warning': 'Qualcuno Le ha mandato questo link o codice? Allora forse non è Suo: scelga «No».',
  'handedOff.number': 'Quale numero vede sull’altro dispositivo?',
  'handedOff.yes': 'Sì, continua qui',
  'handedOff.no': 'No, non è mio',
  'handedOff.done': 'Può mettere via questo dispositivo. L’altro va avanti da solo.',
  'problem.link_limited': 'Sono stati inviati troppi messaggi. Scansioni il codice o riprovi tra un’ora.',
  'gone.taken_back.heading': 'Continua con l’altro dispositivo',
  'gone.taken_back.body': 'Ora va avanti lì. Per usare di nuovo questo, scelga là “Continua con il telefono”.',
  'inApp.origin': 'Questo controllo è iniziato dentro un’app.',
  'inApp.done': 'Può chiudere questa pagina e tornare all’app. Lì va avanti da solo.',
};
