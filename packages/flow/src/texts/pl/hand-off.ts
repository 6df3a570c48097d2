/** Polish texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Telefon robi ostrzejsze zdjęcia. Ta strona czeka i sama przejdzie dalej.',
  'handoff.start': 'Przejdź na telefon',
  'handoff.heading': 'Zeskanuj ten kod telefonem',
  'handoff.lead': 'Otwórz aparat w telefonie i skieruj go na kod. Kod często się zmienia, dla Twojego bezpieczeństwa.',
  'handoff.code': 'Kod, który otwiera to sprawdzanie w telefonie',
  'handoff.link': 'Albo wpisz ten adres w telefonie:',
  'handoff.number': 'Jeśli telefon zapyta o numer, to {number}.',
  'handoff.renew': 'Pokaż nowy kod',
  'handoff.opened.heading': 'Idź dalej w telefonie',
  'handoff.opened.body': 'Zostaw tę stronę otwartą. Sama przejdzie dalej, gdy tam skończysz.',
  'handoff.stop': 'Użyj tego urządzenia',
  'handoff.send.lead': 'Możesz też wysłać link na telefon.',
  'handoff.sendTo': 'Numer telefonu lub adres e-mail',
  'handoff.send': 'Wyślij link',
  'handoff.sent': 'Link działa przez 15 minut. Wysłaliśmy go na:',
  'handoff.sent.sandbox': 'Tryb testowy: nic nie jest wysyłane. W wiadomości byłby ten link:',
  'handoff.silent': 'Telefon od jakiegoś czasu nie odpowiada. Czy strona jest tam nadal otwarta?',
  'handoff.again': 'Pobierz nowy link',
  'elsewhere.heading': 'To sprawdzanie jest otwarte w innym miejscu',
  'elsewhere.from': 'Otwarto je ponownie: {browser}, {system}. Kontynuować można tylko na jednej stronie naraz.',
  'elsewhere.unknown':
    'Otwarto je ponownie w innym oknie lub na innym urządzeniu. Kontynuować można tylko na jednej stronie naraz.',
  'elsewhere.take': 'Kontynuuj tutaj',
};
