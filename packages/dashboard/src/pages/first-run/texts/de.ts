/** Texts of the tutorial up to a decided inquiry. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Ihre erste Anfrage',
  text: 'Eine Anfrage in der Sandbox, vom Link bis zu Ihrer Entscheidung. Es entstehen keine Kosten, und keine echte Person ist betroffen.',
  inProduction: 'Diese Einführung läuft nur in der Sandbox',
  inProductionText: 'In der Produktion werden nur echte Personen verifiziert.',
  toSandbox: 'Zur Sandbox',
  steps: { template: 'Auswählen', person: 'Verifizieren', decide: 'Entscheiden', next: 'Weiter' },
  step: 'Schritt {step} von {steps}: {name}',
  templateTitle: 'Was soll verifiziert werden?',
  templates: 'Anfragevorlage',
  templatesNone: 'In der Sandbox gibt es keine Anfragevorlage. Erstellen Sie zuerst eine.',
  create: 'Anfrage erstellen',
  personTitle: 'Person verifizieren',
  personText:
    'Öffnen Sie den Link wie die Person, auf diesem Computer oder einem Telefon; jedes Bild genügt. Oder simulieren Sie eine Person.',
  open: 'Link öffnen',
  link: 'Link',
  simulatePass: 'Person simulieren, die besteht',
  simulateFail: 'Person simulieren, die nicht besteht',
  waiting: 'Warten auf die Person. Diese Seite wird automatisch fortgesetzt.',
  decideTitle: 'Entscheiden',
  decideText:
    'Die Person ist fertig. Der Status der Anfrage ist {status}. Sie haben diese Anfrage erstellt; außerhalb der Sandbox müsste eine andere Person entscheiden. Hier übernehmen Sie die Prüfung. Die Entscheidung wird an Ihre Webhooks gesendet.',
  approve: 'Genehmigen',
  decline: 'Ablehnen',
  doneTitle: 'Entschieden: {status}',
  doneText: 'Sie haben eine Anfrage abgeschlossen. Ihr Server tut dasselbe mit einem API-Schlüssel:',
  command: 'Befehl',
  another: 'Weitere Anfrage erstellen',
  home: 'Zur Übersicht',
  newLink: 'Weiteren Link für die Person erstellen',
  onlyHere:
    'Ein Telefon kann diesen Link nicht öffnen: Der Dienst läuft unter einer Adresse dieses Computers. Setzen Sie BASE_URL auf eine Adresse, die das Telefon erreicht.',
  code: 'QR-Code des Links, für ein Telefon',
  evidence: 'Zuerst die Belege ansehen',
  keyName: 'Erste Anfrage',
  yourKey: 'IHR_SCHLUESSEL',
  keyOnce:
    'Der Befehl enthält den neuen Schlüssel und läuft unverändert. Der Schlüssel wird nur jetzt angezeigt; er darf in der Sandbox Anfragen erstellen und lesen.',
  askForKey:
    'Ihre Rolle kann keine API-Schlüssel erstellen. Bitten Sie eine Person mit der Rolle Eigentümer, Admin oder Entwickler in Ihrer Organisation darum.',
  makeKey: 'Schlüssel für diesen Befehl erstellen',
};
