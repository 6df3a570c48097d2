/** Italian texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Il telefono fa foto più nitide. Questa pagina aspetta e va avanti da sola.',
  'handoff.start': 'Continua con il telefono',
  'handoff.heading': 'Inquadri questo codice con il telefono',
  'handoff.lead':
    'Apra la fotocamera del telefono e la punti sul codice. Il codice cambia spesso, per la Sua sicurezza.',
  'handoff.code': 'Codice che apre questo controllo sul telefono',
  'handoff.link': 'O scriva questo indirizzo sul telefono:',
  'handoff.number': 'Se il telefono chiede un numero, è {number}.',
  'handoff.renew': 'Mostra un nuovo codice',
  'handoff.opened.heading': 'Continui con il telefono',
  'handoff.opened.body': 'Tenga aperta questa pagina. Va avanti da sola quando ha finito là.',
  'handoff.stop': 'Usa invece questo dispositivo',
  'handoff.send.lead': 'Oppure riceva il link sul telefono.',
  'handoff.sendTo': 'Numero di telefono o indirizzo e-mail',
  'handoff.send': 'Invia il link',
  'handoff.sent': 'Il link vale 15 minuti. L’abbiamo inviato a:',
  'handoff.sent.sandbox': 'Modalità di prova: non si invia nulla. Il messaggio conterrebbe questo link:',
  'handoff.silent': 'Il telefono non risponde da un po’. La pagina è ancora aperta lì?',
  'handoff.again': 'Ottieni un nuovo link',
  'elsewhere.heading': 'Questo controllo è aperto altrove',
  'elsewhere.from': 'È stato aperto di nuovo: {browser} su {system}. Si può continuare solo su una pagina alla volta.',
  'elsewhere.unknown':
    'È stato aperto di nuovo in un’altra finestra o su un altro dispositivo. Si può continuare solo su una pagina alla volta.',
  'elsewhere.take': 'Continua qui',
};
