/** Listen, auf die etwas traf. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listen, auf die sie traf',
  help: 'Ein Treffer entscheidet allein nichts; eine Regel kann danach fragen.',
  none: 'Sie traf auf keine Liste.',
  met: { one: 'traf eine Liste', other: 'traf {count} Listen' },
};
