/** Texts of printed reports, in German. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  report: 'Bericht',
  marks: {
    errored: 'Kein Ergebnis',
    waiting: 'Ausstehend',
    ready: 'Fertig',
    match: 'Treffer',
    clear: 'Kein Treffer',
  },
  facts: {
    account: 'Konto',
    template: 'Vorlage',
    created: 'Erstellt',
    completed: 'Zuletzt abgeschlossen',
    resultHash: 'Prüfsumme des Ergebnisses',
  },
  asked: 'Gesucht',
  searched: 'Durchsucht',
  version: '{version}, aktuell am {at} ({age})',
  versionWithoutTime: '{version}, Zeit der letzten Aktualisierung unbekannt ({age})',
  toldAsOf: '{told}, Stand {day}',
  nothingSearched: 'Für diesen Bericht wurde keine Liste dieser Installation durchsucht.',
  errors: 'Fehlende Ergebnisse',
  errorOf: '{source}: {sentence}',
  tooMany: 'Es gibt mehr ähnliche Einträge, als gespeichert werden. Suchen Sie nach weniger häufigen Namen.',
  result: 'Ergebnis',
  match: {
    name: 'Name auf der Liste',
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
