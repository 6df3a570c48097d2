/** Polish texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'Czy to Ty zaczynasz to sprawdzanie?',
  'handedOff.from': 'To sprawdzanie zaczęło się na innym urządzeniu: {browser}, {system}.',
  'handedOff.unknown': 'To sprawdzanie zaczęło się na innym urządzeniu.',
  'handedOff.warning': 'Ktoś przysłał Ci ten link lub kod? Może nie być Twój. Wybierz wtedy „Nie”.',
  'handedOff.number': 'Jaki numer widzisz na drugim urządzeniu?',
  'handedOff.yes': 'Tak, idę dalej tutaj',
  'handedOff.no': 'Nie, to nie moje',
  'handedOff.done': 'Możesz odłożyć to urządzenie. Drugie samo przejdzie dalej.',
  'problem.link_limited': 'Wysłano za dużo wiadomości. Zeskanuj kod albo spróbuj za godzinę.',
  'gone.taken_back.heading': 'Przejdź do drugiego urządzenia',
  'gone.taken_back.body': 'Sprawdzenie trwa teraz tam. Aby wrócić na to urządzenie, wybierz tam „Przejdź na telefon”.',
  'inApp.origin': 'To sprawdzenie zaczęło się w aplikacji.',
  'inApp.done': 'Możesz zamknąć tę stronę i wrócić do aplikacji. Tam wszystko pójdzie dalej samo.',
};
