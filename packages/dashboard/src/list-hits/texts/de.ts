/** Listen, auf die etwas traf. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listen mit Treffern',
  help: 'Ein Treffer entscheidet allein nichts; Regeln können ihn verwenden.',
  none: 'Keine Liste hat einen Treffer.',
  met: { one: 'auf einer Liste', other: 'auf {count} Listen' },
};
