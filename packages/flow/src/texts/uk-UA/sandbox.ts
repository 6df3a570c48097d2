/** Ukrainian texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'Наступна перевірка',
  'sandbox.usual': 'Наступна перевірка буде успішною, якщо прізвище не є тестовим значенням.',
  'sandbox.passes': 'Наступна перевірка буде успішною.',
  'sandbox.fails': 'Наступна перевірка не вдасться:',
  'sandbox.slowed': 'Вона триватиме на пів хвилини довше.',
  'sandbox.pass': 'Успіх',
  'sandbox.fail': 'Невдача',
  'sandbox.reason': 'Перевірка і причина невдачі',
  'sandbox.slow': 'Повільно',
  'sandbox.specimen': 'Використати зразок',
  'sandbox.now': 'Цей запит, одразу',
  'sandbox.review': 'Передати людині',
  'sandbox.expire': 'Завершити термін',
  'sandbox.complete': 'Завершити',
  'sandbox.approve': 'Схвалити',
  'sandbox.decline': 'Відхилити',
};
