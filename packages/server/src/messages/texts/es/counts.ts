/** Durations in Spanish. */
import type { Written } from '@countersign/texts';
import type { counts as english } from '../en/counts.ts';

export const counts: Written<typeof english> = {
  hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
};
