/** Error messages with remedies. */
import type { WrittenTexts } from '../en/index.ts';

export const errorTexts: WrittenTexts['errors'] = {
  title: 'Das hat nicht funktioniert',
  unknown:
    'Auf dieser Seite ist ein Fehler aufgetreten. Laden Sie die Seite neu. Tritt der Fehler wieder auf, wenden Sie sich an den Betreiber dieses Dienstes.',
  server:
    'Der Dienst konnte dies nicht ausführen. Ihre Eingaben bleiben erhalten; versuchen Sie es gleich noch einmal.',
  waitSeconds: { one: 'Warten Sie {count} Sekunde.', other: 'Warten Sie {count} Sekunden.' },
  forbiddenTitle: 'Ihre Rolle erlaubt das nicht',
  askForPermission: 'Ein Eigentümer oder ein Admin Ihrer Organisation kann Ihnen das Recht geben.',
  pageTitle: 'Diese Seite ist abgestürzt',
  pageText: 'Alles Gespeicherte bleibt erhalten. Laden Sie die Seite neu oder öffnen Sie eine andere.',
  reload: 'Neu laden',
  goHome: 'Zur Übersicht',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Die Adresse ist möglicherweise veraltet oder falsch eingegeben.',
  byCode: {
    stale_object:
      'Eine andere Person hat dies inzwischen geändert. Prüfen Sie die aktuelle Version und versuchen Sie es erneut.',
    own_inquiry: 'Sie haben diese Anfrage erstellt. Eine andere Person muss sie entscheiden.',
    missing_permission:
      'Ihre Rolle erlaubt das nicht oder nicht mehr. Bitten Sie einen Eigentümer oder Admin Ihrer Organisation um das Recht.',
    second_factor_required:
      'Nur mit einem Passwort können Sie nur die Sandbox nutzen. Richten Sie unter „Ihre Anmeldung“ einen Passkey oder eine Authenticator-App ein und melden Sie sich damit an.',
    foreign_write:
      'Diese Seite passt nicht mehr zu Ihrer Sitzung. Laden Sie sie neu; alles Gespeicherte bleibt erhalten.',
    unreachable:
      'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut; Ihre Eingaben bleiben erhalten.',
    session_ended: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
    step_up_required: 'Bestätigen Sie dafür erneut Ihre Identität.',
    rate_limited: 'Zu viele Anfragen.',
  },
};
