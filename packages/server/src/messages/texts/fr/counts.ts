/** Durations in French. */
import type { Written } from '@countersign/texts';
import type { counts as english } from '../en/counts.ts';

export const counts: Written<typeof english> = {
  hours: { one: '{count} heure', many: '{count} d’heures', other: '{count} heures' },
  minutes: { one: '{count} minute', many: '{count} de minutes', other: '{count} minutes' },
  days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
};
