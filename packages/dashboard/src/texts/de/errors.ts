/** Error messages with remedies. */
import type { WrittenTexts } from '../en/index.ts';

export const errorTexts: WrittenTexts['errors'] = {
  title: 'Das hat nicht geklappt',
  unknown:
    'Auf dieser Seite ist etwas schiefgegangen. Laden Sie sie neu; passiert es wieder, sagen Sie es denen, die diesen Dienst betreiben.',
  server:
    'Der Dienst konnte das nicht ausführen. Nichts von dem, was Sie eingegeben haben, ist verloren; versuchen Sie es gleich noch einmal.',
  waitSeconds: { one: 'Warten Sie {count} Sekunde.', other: 'Warten Sie {count} Sekunden.' },
  forbiddenTitle: 'Ihre Rolle erlaubt das nicht',
  askForPermission: 'Inhaber und Verwalter Ihrer Organisation können Ihnen das Recht geben.',
  pageTitle: 'Diese Seite ist abgebrochen',
  pageText: 'Nichts Gespeichertes ist verloren. Laden Sie die Seite neu, oder machen Sie anderswo weiter.',
  reload: 'Neu laden',
  goHome: 'Zur Übersicht',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Die Adresse ist vielleicht alt oder vertippt.',
  byCode: {
    stale_object:
      'Jemand hat das inzwischen geändert. Sehen Sie es sich an, wie es jetzt ist, und versuchen Sie es erneut.',
    own_inquiry: 'Das muss jemand anders entscheiden: Sie haben die Anfrage selbst angelegt.',
    missing_permission:
      'Ihre Rolle erlaubt das nicht oder nicht mehr. Bitten Sie Eigentümer oder Admins Ihrer Organisation um das Recht.',
    second_factor_required:
      'Mit einem Passwort allein ist nur die Sandbox offen. Richten Sie unter „Ihre Anmeldung“ einen Passkey oder eine Authenticator-App ein, und melden Sie sich damit an.',
    foreign_write:
      'Diese Seite passt nicht mehr zu Ihrer Sitzung. Laden Sie sie neu; Gespeichertes ist nicht verloren.',
    unreachable:
      'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut; Ihre Eingaben bleiben erhalten.',
    session_ended: 'Ihre Sitzung ist beendet. Melden Sie sich neu an, um weiterzumachen.',
    step_up_required: 'Dafür ist ein frischer Nachweis nötig, dass Sie es sind.',
    rate_limited: 'Das war zu oft.',
  },
};
