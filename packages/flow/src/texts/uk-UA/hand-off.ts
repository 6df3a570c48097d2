/** Ukrainian texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Телефон робить чіткіші фото. Ця сторінка зачекає і сама піде далі.',
  'handoff.start': 'Продовжити на телефоні',
  'handoff.heading': 'Зіскануйте цей код телефоном',
  'handoff.lead': 'Відкрийте камеру телефона і наведіть її на код. Код часто змінюється, заради вашої безпеки.',
  'handoff.code': 'Код, що відкриває цю перевірку на телефоні',
  'handoff.link': 'Або введіть цю адресу на телефоні:',
  'handoff.number': 'Якщо телефон запитає номер, це {number}.',
  'handoff.renew': 'Показати новий код',
  'handoff.opened.heading': 'Продовжуйте на телефоні',
  'handoff.opened.body': 'Не закривайте цю сторінку. Вона сама піде далі, коли ви там закінчите.',
  'handoff.stop': 'Залишитися на цьому пристрої',
  'handoff.send.lead': 'Або отримайте посилання на телефон.',
  'handoff.sendTo': 'Номер телефону або електронна пошта',
  'handoff.send': 'Надіслати посилання',
  'handoff.sent': 'Посилання діє 15 хвилин. Ми надіслали його на:',
  'handoff.sent.sandbox': 'Тестовий режим: нічого не надсилається. У повідомленні було б це посилання:',
  'handoff.silent': 'Телефон уже якийсь час не відповідає. Чи сторінка там іще відкрита?',
  'handoff.again': 'Отримати нове посилання',
  'elsewhere.heading': 'Цю перевірку відкрито в іншому місці',
  'elsewhere.from': 'Її знову відкрито: {browser}, {system}. Продовжувати можна лише на одній сторінці одночасно.',
  'elsewhere.unknown':
    'Її знову відкрито в іншому вікні або на іншому пристрої. Продовжувати можна лише на одній сторінці одночасно.',
  'elsewhere.take': 'Продовжити тут',
};
