/** Italian texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'Il prossimo controllo',
  'sandbox.usual': 'Il prossimo controllo riesce, a meno che il cognome sia un valore di prova.',
  'sandbox.passes': 'Il prossimo controllo riesce.',
  'sandbox.fails': 'Il prossimo controllo fallisce:',
  'sandbox.slowed': 'Dura mezzo minuto in più.',
  'sandbox.pass': 'Fai riuscire',
  'sandbox.fail': 'Fai fallire',
  'sandbox.reason': 'Controllo e motivo del fallimento',
  'sandbox.slow': 'Lento',
  'sandbox.specimen': 'Usa un facsimile',
  'sandbox.now': 'Questa richiesta, subito',
  'sandbox.review': 'Manda a una persona',
  'sandbox.expire': 'Fai scadere',
  'sandbox.complete': 'Completa',
  'sandbox.approve': 'Approva',
  'sandbox.decline': 'Rifiuta',
};
