/** Les listes rencontrées. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listes correspondantes',
  help: 'Une correspondance avec une liste ne décide rien seule ; des règles peuvent l’utiliser.',
  none: 'Aucune liste ne correspond.',
  met: { one: 'sur une liste', many: 'sur {count} de listes', other: 'sur {count} listes' },
};
