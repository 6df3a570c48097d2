/** Listen, auf die etwas traf. */
export const listHitsTexts = {
  title: 'Listen, auf die sie traf',
  help: 'Ein Treffer entscheidet allein nichts; eine Regel kann danach fragen.',
  none: 'Sie traf auf keine Liste.',
  met: { one: 'traf eine Liste', other: 'traf {count} Listen' },
};
