/** Dutch texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'Bent u dit zelf begonnen?',
  'handedOff.from': 'Deze controle is begonnen op een ander apparaat: {browser} op {system}.',
  'handedOff.unknown': 'Deze controle is begonnen op een ander apparaat.',
  'handedOff.warning': 'Heeft iemand u deze link of code gestuurd? Dan is hij misschien niet van u. Kies ‘Nee’.',
  'handedOff.number': 'Welk nummer ziet u op het andere apparaat?',
  'handedOff.yes': 'Ja, hier verdergaan',
  'handedOff.no': 'Nee, dit is niet van mij',
  'handedOff.done': 'U kunt dit apparaat wegleggen. Het andere gaat vanzelf verder.',
  'problem.link_limited': 'Er zijn te veel berichten gestuurd. Scan de code of probeer het over een uur opnieuw.',
  'gone.taken_back.heading': 'U gaat verder met uw andere apparaat',
  'gone.taken_back.body':
    'Dat heeft het overgenomen. Kies daar “Verder met uw telefoon” om dit apparaat weer te gebruiken.',
  'inApp.origin': 'Deze controle is begonnen in een app.',
  'inApp.done': 'U kunt deze pagina sluiten en teruggaan naar de app. Daar gaat het vanzelf verder.',
};
