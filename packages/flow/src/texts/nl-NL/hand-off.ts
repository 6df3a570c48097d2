/** Dutch texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Uw telefoon maakt scherpere foto’s. Deze pagina wacht en gaat vanzelf verder.',
  'handoff.start': 'Verder met uw telefoon',
  'handoff.heading': 'Scan deze code met uw telefoon',
  'handoff.lead': 'Open de camera van uw telefoon en richt hem op de code. De code verandert vaak, voor uw veiligheid.',
  'handoff.code': 'Code die deze controle op uw telefoon opent',
  'handoff.link': 'Of typ dit adres op uw telefoon:',
  'handoff.number': 'Vraagt uw telefoon om een nummer? Het is {number}.',
  'handoff.renew': 'Een nieuwe code tonen',
  'handoff.opened.heading': 'Ga verder met uw telefoon',
  'handoff.opened.body': 'Houd deze pagina open. Ze gaat vanzelf verder als u daar klaar bent.',
  'handoff.stop': 'Toch dit apparaat gebruiken',
  'handoff.send.lead': 'Of laat de link naar uw telefoon sturen.',
  'handoff.sendTo': 'Telefoonnummer of e-mailadres',
  'handoff.send': 'Link sturen',
  'handoff.sent': 'De link werkt 15 minuten. Wij stuurden hem naar:',
  'handoff.sent.sandbox': 'Testmodus: er wordt niets gestuurd. In het bericht zou deze link staan:',
  'handoff.silent': 'Uw telefoon heeft een tijdje niets laten horen. Staat de pagina daar nog open?',
  'handoff.again': 'Nieuwe link halen',
  'elsewhere.heading': 'Deze controle is ergens anders open',
  'elsewhere.from': 'Ze is opnieuw geopend: {browser} op {system}. Verdergaan kan maar op één pagina tegelijk.',
  'elsewhere.unknown':
    'Ze is opnieuw geopend in een ander venster of op een ander apparaat. Verdergaan kan maar op één pagina tegelijk.',
  'elsewhere.take': 'Hier verdergaan',
};
