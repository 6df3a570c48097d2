/** Les listes rencontrées. */
export const listHitsTexts = {
  title: 'Listes rencontrées',
  help: 'Une correspondance ne décide rien seule ; une règle peut la demander.',
  none: 'Aucune liste rencontrée.',
  met: { one: 'a rencontré une liste', many: 'a rencontré {count} de listes', other: 'a rencontré {count} listes' },
};
