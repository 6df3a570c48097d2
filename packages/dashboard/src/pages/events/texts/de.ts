/** Ereignisse und eines davon. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Ereignisse',
  one: 'Ereignis',
  text: 'Was geschah, mit dem Objekt, wie es damals war. Webhooks bekommen dasselbe.',
  live: 'Live verfolgen',
  name: 'Ereignis',
  anyName: 'Alle Ereignisse',
  object: 'Id des Objekts',
  show: 'Zeigen',
  none: 'Noch kein Ereignis',
  noneText: 'Legen Sie eine Anfrage an: was mit ihr geschieht, erscheint hier.',
  noneFound: 'Kein Ereignis ist so.',
  columns: {
    name: 'Ereignis',
    object: 'Objekt',
    at: 'Wann',
  },
  id: 'Id des Ereignisses',
  version: 'Version der API',
  compare: 'Vergleichen mit',
  compareNone: 'keiner anderen',
  payload: 'Ereignis',
  differences: 'Von {from} zu {to}',
  same: 'Beide Versionen zeigen dasselbe.',
  redacted: 'Was es über eine Person enthielt, wurde gelöscht.',
};
