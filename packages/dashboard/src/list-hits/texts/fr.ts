/** Les listes rencontrées. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listes rencontrées',
  help: 'Une correspondance ne décide rien seule ; une règle peut la demander.',
  none: 'Aucune liste rencontrée.',
  met: { one: 'a rencontré une liste', many: 'a rencontré {count} de listes', other: 'a rencontré {count} listes' },
};
