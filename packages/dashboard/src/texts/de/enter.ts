/** Texts of sign-in. */
import type { WrittenTexts } from '../en/index.ts';

export const enterTexts: WrittenTexts['enter'] = {
  signInTitle: 'Anmelden',
  signInTo: 'Anmelden bei {organization}',
  noOwner: 'Dieser Dienst hat noch keinen Eigentümer',
  noOwnerText:
    'Öffnen Sie den Link, der beim Start des Dienstes ausgegeben wurde. Um einen neuen auszugeben, führen Sie dies dort aus, wo der Dienst installiert ist:',
  command: 'Befehl',
  emailAddress: 'E-Mail-Adresse',
  password: 'Passwort',
  continue: 'Weiter',
  byPasskey: 'Mit einem Passkey anmelden',
  byIssuer: 'Mit {name} anmelden',
  issuerWindow: 'Melden Sie sich in dem geöffneten Fenster an. Diese Seite wird danach automatisch fortgesetzt.',
  or: 'oder',
  secondTitle: 'Zweiter Schritt',
  totp: 'Code Ihrer Authenticator-App',
  totpHelp: 'Sechs Ziffern; der Code ändert sich alle 30 Sekunden.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHelp: 'Jeder Code gilt einmal.',
  useRecovery: 'Wiederherstellungscode verwenden',
  useTotp: 'Authenticator-App verwenden',
  confirm: 'Bestätigen',
  startAgain: 'Von vorn beginnen',
  passkeyCancelled: 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder verwenden Sie eine andere Methode.',
  passkeyUnsupported:
    'Dieser Browser kann auf dieser Seite keine Passkeys verwenden. Öffnen Sie die Seite über https oder unter localhost, oder verwenden Sie ein Passwort.',
  enrollTitle: 'Zweiten Schritt einrichten',
  enrollText: 'Ein Passwort allein genügt nicht. Richten Sie einen Passkey oder eine Authenticator-App ein.',
  enrollTotp: 'Authenticator-App verwenden',
  enrollSecret:
    'Geben Sie diesen Schlüssel in Ihre Authenticator-App ein und anschließend den Code, den die App anzeigt.',
  secretPicture: 'QR-Code des Schlüssels für eine Authenticator-App',
  otherWay: 'Andere Methode verwenden',
  enrollLater: 'Später; bis dahin können Sie nur die Sandbox nutzen',
  secret: 'Schlüssel',
  passkeyTitle: 'Passkey erstellen',
  passkeyText:
    'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN. Ein Passkey kann weder erraten noch versehentlich weitergegeben werden.',
  passkeyCreate: 'Passkey erstellen',
  recoveryTitle: 'Wiederherstellungscodes speichern',
  recoveryText:
    'Mit einem Wiederherstellungscode melden Sie sich an, wenn Sie Ihren zweiten Schritt verlieren. Jeder Code gilt einmal. Sie werden nur jetzt angezeigt.',
  recoveryKept: 'Ich habe sie gespeichert',
  recoveryCodes: 'Wiederherstellungscodes',
  setupTitle: 'Eigentümer erstellen',
  setupText: 'Der Eigentümer hat alle Rechte und lädt die anderen Personen ein.',
  invitationTitle: '{organization} beitreten',
  invitationBy: '{inviter} lädt Sie als {email} ein.',
  invitationFor: 'Sie sind als {email} eingeladen.',
  resetTitle: 'Anmeldemethode wählen',
  resetText:
    'Sie melden sich bei {organization} als {email} an. Ihr bisheriges Passwort, Ihre Passkeys und Ihre Authenticator-App gelten nicht mehr.',
  nameFirst: 'Vorname',
  nameLast: 'Nachname',
  withPasskey: 'Weiter mit einem Passkey',
  withPassword: 'Stattdessen Passwort verwenden',
  withoutPassword: 'Stattdessen Passkey verwenden',
  passwordNew: 'Neues Passwort',
  passwordHelp: 'Mindestens 15 Zeichen. Drei oder vier Wörter eignen sich gut.',
  accept: 'Beitreten',
  codeMissing:
    'Der Link ist unvollständig. Kopieren Sie den ganzen Link bis zum letzten Zeichen und öffnen Sie ihn erneut.',
  toSignIn: 'Zur Anmeldung',
  welcome: 'Angemeldet. Dieses Fenster schließt sich automatisch.',
  issuer: {
    refused: 'Die Anmeldung über Ihren Identitätsanbieter wurde nicht akzeptiert. Versuchen Sie es erneut.',
    noRole: 'Ihr Identitätsanbieter kennt Sie, aber Sie haben hier keine Rolle. Bitten Sie einen Admin um eine Rolle.',
    email:
      'Ihr Identitätsanbieter bestätigt nicht, dass Ihre E-Mail-Adresse verifiziert ist. Verifizieren Sie die Adresse dort.',
    confirmLink:
      'Sie haben hier bereits eine Anmeldemethode. Verwenden Sie sie einmal, in diesem Browser und innerhalb von zehn Minuten, um Ihr Konto beim Identitätsanbieter zu verknüpfen. Wenn Sie es nicht verknüpfen möchten, warten Sie, bis die zehn Minuten abgelaufen sind.',
    inUse:
      'Ihre E-Mail-Adresse ist bereits mit einem anderen Konto beim Identitätsanbieter verknüpft. Wenden Sie sich an einen Admin.',
    deactivated: 'Ihr Konto hier wurde deaktiviert. Wenden Sie sich an einen Admin.',
    unreachable: 'Der Identitätsanbieter antwortet nicht. Versuchen Sie es in einer Minute erneut.',
  },
  refused: {
    password: 'Die E-Mail-Adresse oder das Passwort ist falsch. Prüfen Sie beides.',
    code: 'Dieser Code ist falsch oder wurde bereits verwendet. Warten Sie auf den nächsten Code und versuchen Sie es erneut.',
    passkey: 'Dieser Passkey wurde nicht akzeptiert. Verwenden Sie einen anderen Passkey oder eine andere Methode.',
    link: 'Dieser Link wurde bereits verwendet, ist abgelaufen oder unvollständig. Bitten Sie um einen neuen Link.',
    newPassword:
      'Dieses Passwort ist zu kurz oder leicht zu erraten. Verwenden Sie mindestens 15 Zeichen, etwa vier Wörter ohne Zusammenhang.',
  },
};
