/** Menschen, Rollen und Einladungen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Team',
  text: 'Personen, die sich anmelden können, und ihre Rollen.',
  people: 'Personen',
  columns: {
    person: 'Person',
    roles: 'Rollen',
    factors: 'Meldet sich an mit',
    seen: 'Letzte Anmeldung',
    state: 'Status',
    action: 'Ändern',
  },
  you: 'Sie',
  active: 'aktiv',
  deactivated: 'deaktiviert',
  never: 'nie',
  passkeys: 'Passkey',
  authenticator: 'Authenticator-App',
  password: 'Passwort',
  nothing: 'nicht eingerichtet',
  invite: 'Person einladen',
  inviteText:
    'Der Link gilt einmal und läuft nach einem Tag ab. Wenn E-Mail eingerichtet ist, wird er per E-Mail gesendet. Sie können ihn auch selbst weitergeben.',
  email: 'E-Mail-Adresse',
  roles: 'Rollen',
  send: 'Einladen',
  linkTitle: 'Einladung erstellt',
  linkText: 'Dieser Link wird nur einmal angezeigt. Wer ihn zuerst öffnet, tritt mit den gewählten Rollen bei.',
  link: 'Einladungslink',
  invitations: 'Offene Einladungen',
  invitationsNone: 'Keine offenen Einladungen.',
  until: 'läuft ab',
  withdraw: 'Zurückziehen',
  withdrawn: 'Die Einladung wurde zurückgezogen.',
  changeRoles: 'Rollen ändern',
  changeRolesOf: 'Rollen von {name} ändern',
  save: 'Speichern',
  saved: 'Gespeichert. Die Änderung gilt innerhalb einer Sekunde überall.',
  deactivate: 'Deaktivieren',
  deactivateOf: '{name} deaktivieren',
  deactivateText:
    'Beendet jetzt alle Sitzungen der Person. Ihre bisherigen Aktionen bleiben aufgezeichnet, und sie kann wieder aktiviert werden.',
  activate: 'Wieder aktivieren',
  resetSignIn: 'Anmeldung zurücksetzen',
  resetSignInOf: 'Anmeldung von {name} zurücksetzen',
  resetSignInText:
    'Entfernt Passwort, Passkeys und Authenticator-App und beendet jetzt alle Sitzungen. Ein Link zum erneuten Einrichten der Anmeldung geht an {email}. Er gilt einmal und läuft nach einem Tag ab.',
  resetSignInDone: 'Anmeldung zurückgesetzt. Der Link wird gesendet.',
  done: 'Erledigt.',
};
