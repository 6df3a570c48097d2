/** Menschen, Rollen und Einladungen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Team',
  text: 'Wer sich anmelden darf und was sie dürfen.',
  people: 'Menschen',
  columns: {
    person: 'Person',
    roles: 'Rollen',
    factors: 'Meldet sich an mit',
    seen: 'Letzte Anmeldung',
    state: 'Zustand',
    action: 'Ändern',
  },
  you: 'Sie',
  active: 'aktiv',
  deactivated: 'deaktiviert',
  never: 'nie',
  passkeys: 'Passkey',
  authenticator: 'Authenticator-App',
  password: 'Passwort',
  nothing: 'noch nichts',
  invite: 'Jemanden einladen',
  inviteText:
    'Der Link gilt einen Tag und einmal. Er wird per E-Mail geschickt, wo E-Mail eingerichtet ist; Sie können ihn auch selbst weitergeben.',
  email: 'E-Mail-Adresse',
  roles: 'Rollen',
  send: 'Einladen',
  linkTitle: 'Die Einladung ist gemacht',
  linkText: 'Dieser Link wird nur jetzt gezeigt. Wer ihn zuerst öffnet, kommt mit den gewählten Rollen dazu.',
  link: 'Link der Einladung',
  invitations: 'Offene Einladungen',
  invitationsNone: 'Keine Einladung ist offen.',
  until: 'gilt bis',
  withdraw: 'Zurückziehen',
  withdrawn: 'Die Einladung ist zurückgezogen.',
  changeRoles: 'Rollen ändern',
  changeRolesOf: 'Rollen ändern von {name}',
  save: 'Speichern',
  saved: 'Gespeichert. Es gilt überall binnen einer Sekunde.',
  deactivate: 'Deaktivieren',
  deactivateOf: '{name} aussperren',
  deactivateText:
    'Alle Sitzungen enden jetzt. Was getan wurde, bleibt zugeordnet, und die Person kann wieder zugelassen werden.',
  activate: 'Wieder zulassen',
  resetSignIn: 'Anmeldung zurücksetzen',
  resetSignInOf: 'Anmeldung zurücksetzen von {name}',
  resetSignInText:
    'Passwort, Passkeys und App gelten nicht mehr, und alle Sitzungen enden jetzt. Ein Link zum Neuwählen geht an {email}; er gilt einmal, einen Tag lang.',
  resetSignInDone: 'Zurückgesetzt. Der Link ist unterwegs.',
  done: 'Erledigt.',
};
