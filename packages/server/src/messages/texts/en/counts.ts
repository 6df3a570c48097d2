/** Durations in English. */
export const counts = {
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  days: { one: '{count} day', other: '{count} days' },
} as const;
