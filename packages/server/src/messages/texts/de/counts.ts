/** Durations in German; days in the dative, as after “since”. */
import type { Written } from '@countersign/texts';
import type { counts as english } from '../en/counts.ts';

export const counts: Written<typeof english> = {
  hours: { one: '{count} Stunde', other: '{count} Stunden' },
  minutes: { one: '{count} Minute', other: '{count} Minuten' },
  days: { one: '{count} Tag', other: '{count} Tagen' },
};
