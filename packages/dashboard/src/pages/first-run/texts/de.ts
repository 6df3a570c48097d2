/** Texts of the tutorial up to a decided inquiry. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Ihre erste Anfrage',
  text: 'Eine Anfrage in der Sandbox, vom Link bis zu Ihrer Entscheidung. Nichts davon kostet etwas oder betrifft einen echten Menschen.',
  inProduction: 'Dieser Rundgang ist für die Sandbox',
  inProductionText: 'In der Produktion werden nur echte Menschen geprüft.',
  toSandbox: 'Zur Sandbox',
  steps: { template: 'Wählen', person: 'Prüfen', decide: 'Entscheiden', next: 'Weiter' },
  step: 'Schritt {step} von {steps}: {name}',
  templateTitle: 'Was soll geprüft werden?',
  templates: 'Vorlage',
  templatesNone: 'In der Sandbox gibt es keine Vorlage. Legen Sie zuerst über die API eine an.',
  create: 'Anfrage anlegen',
  personTitle: 'Jetzt prüft sich ein Mensch',
  personText:
    'Öffnen Sie den Link, wie der Mensch es täte, hier oder auf einem Telefon; jedes Bild genügt. Oder lassen Sie einen Menschen simulieren.',
  open: 'Link öffnen',
  link: 'Link',
  simulatePass: 'Erfolgreichen Menschen simulieren',
  simulateFail: 'Gescheiterten Menschen simulieren',
  waiting: 'Es wird auf den Menschen gewartet. Diese Seite macht von selbst weiter.',
  decideTitle: 'Entscheiden',
  decideText:
    'Der Mensch ist fertig. Sein Stand ist: {status}. Sie haben diese Anfrage angelegt, also entschiede außerhalb der Sandbox jemand anders; hier wird er gespielt. Die Entscheidung wird an Ihre Webhooks gesendet.',
  approve: 'Annehmen',
  decline: 'Ablehnen',
  doneTitle: 'Entschieden: {status}',
  doneText: 'Das ist der ganze Weg. Ihr eigener Server tut dasselbe mit einem Schlüssel:',
  command: 'Befehl',
  another: 'Noch eine Anfrage',
  home: 'Zur Übersicht',
  newLink: 'Noch einen Link für die Person anlegen',
  onlyHere:
    'Ein Telefon kann diesen Link nicht öffnen: Der Dienst läuft unter einer Adresse dieses Computers. Setzen Sie BASE_URL auf eine Adresse, die das Telefon erreicht.',
  code: 'Code des Links, für ein Telefon',
  evidence: 'Zuerst die Belege ansehen',
  keyName: 'Erste Anfrage',
  yourKey: 'IHR_SCHLUESSEL',
  keyOnce:
    'Der Befehl enthält den neuen Schlüssel und läuft, wie er kopiert wird. Der Schlüssel wird nur jetzt gezeigt; er darf in der Sandbox Anfragen anlegen und lesen.',
  askForKey: 'Ihre Rolle kann keine API-Schlüssel anlegen. Bitten Sie jemanden in Ihrer Organisation, der es darf.',
  makeKey: 'Schlüssel für diesen Befehl anlegen',
};
