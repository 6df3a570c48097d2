/** Ereignisse und eines davon. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Ereignisse',
  one: 'Ereignis',
  text: 'Alles, was geschehen ist, mit dem Objekt zu diesem Zeitpunkt. Webhooks erhalten dieselben Ereignisse.',
  live: 'Live verfolgen',
  name: 'Ereignis',
  anyName: 'Alle Ereignisse',
  object: 'Objekt-ID',
  show: 'Anzeigen',
  none: 'Noch kein Ereignis',
  noneText: 'Erstellen Sie eine Anfrage: Ihre Ereignisse erscheinen hier.',
  noneFound: 'Kein passendes Ereignis.',
  columns: {
    name: 'Ereignis',
    object: 'Objekt',
    at: 'Zeitpunkt',
  },
  id: 'Ereignis-ID',
  version: 'API-Version',
  compare: 'Verglichen mit',
  compareNone: 'keine',
  payload: 'Ereignis',
  differences: 'Von {from} zu {to}',
  same: 'Beide Versionen zeigen dasselbe.',
  redacted: 'Die personenbezogenen Daten wurden gelöscht.',
};
