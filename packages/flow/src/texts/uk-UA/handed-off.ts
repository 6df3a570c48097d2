/** Ukrainian texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'Це ви почали?',
  'handedOff.from': 'Цю перевірку розпочато на іншому пристрої: {browser}, {system}.',
  'handedOff.unknown': 'Цю перевірку розпочато на іншому пристрої.',
  'handedOff.warning': 'Хтось надіслав вам це посилання або код? Тоді воно може бути не ваше: виберіть «Ні».',
  'handedOff.number': 'Який номер ви бачите на іншому пристрої?',
  'handedOff.yes': 'Так, продовжити тут',
  'handedOff.no': 'Ні, це не моє',
  'handedOff.done': 'Цей пристрій можна відкласти. Інший сам піде далі.',
  'problem.link_limited': 'Надіслано забагато повідомлень. Відскануйте код або спробуйте за годину.',
  'gone.taken_back.heading': 'Продовжуйте на іншому пристрої',
  'gone.taken_back.body': 'Перевірка тепер триває там. Щоб повернутися сюди, виберіть там «Продовжити на телефоні».',
  'inApp.origin': 'Цю перевірку розпочато в застосунку.',
  'inApp.done': 'Поверніться до застосунку. Перевірка триває там.',
};
