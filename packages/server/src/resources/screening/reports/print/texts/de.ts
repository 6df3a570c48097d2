/** Texts of printed reports, in German. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  report: 'Bericht',
  marks: {
    errored: 'Nicht beantwortet',
    waiting: 'Wartet',
    ready: 'Fertig',
    match: 'Treffer',
    clear: 'Kein Treffer',
  },
  facts: {
    account: 'Konto',
    template: 'Vorlage',
    created: 'Erstellt',
    completed: 'Zuletzt fertig',
    resultHash: 'Prüfsumme des Ergebnisses',
  },
  asked: 'Gefragt',
  searched: 'Durchsucht',
  version: '{version}, aktuell am {at} ({age})',
  versionWithoutTime: '{version}, Zeit der letzten Aktualisierung unbekannt ({age})',
  toldAsOf: '{told}, Stand {day}',
  nothingSearched: 'Dafür wurde keine Liste auf dieser Maschine durchsucht.',
  errors: 'Was fehlt',
  errorOf: '{source}: {sentence}',
  tooMany: 'Mehr Einträge sind ähnlich, als behalten werden. Fragen Sie nach weniger häufigen Namen.',
  result: 'Ergebnis',
  match: {
    name: 'Gelisteter Name',
    entry: 'Eintrag',
    born: 'Geboren',
    countries: 'Länder',
    programs: 'Programme',
    address: 'Adresse der Liste',
  },
  provider: 'Anbieter',
  rule: 'Regel: {gate}',
  reasonBy: '{reason} ({model})',
  dismissed: 'Verworfen: {name}',
  byTwo: '{first}, dann {second}',
};
