/** Der Simulator. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Simulator',
  text: 'Simulieren Sie den Verlauf einer Anfrage und sehen Sie die Ereignisse, die Ihr Server erhält, ohne Dokument oder Gesicht.',
  inProduction: 'Der Simulator läuft nur in der Sandbox',
  inProductionText: 'Anfragen in der Produktion betreffen echte Personen.',
  make: 'Testanfrage',
  makeIt: 'Anfrage erstellen',
  template: 'Vorlage',
  reference: 'Referenz-ID (optional)',
  play: 'Aktion',
  actions: {
    start_inquiry: 'Die Person beginnt',
    create_passed_verification: 'Eine Verifizierung wird bestanden',
    create_failed_verification: 'Eine Verifizierung wird nicht bestanden',
    complete_inquiry: 'Die Person schließt den Ablauf ab',
    fail_inquiry: 'Die Anfrage schlägt fehl',
    mark_for_review_inquiry: 'Die Anfrage wird zur Prüfung vorgelegt',
    approve_inquiry: 'Die Anfrage wird genehmigt',
    decline_inquiry: 'Die Anfrage wird abgelehnt',
    expire_inquiry: 'Die Anfrage läuft ab',
  },
  told: 'An Ihren Server gesendete Ereignisse',
  toldHelp: 'Jedes Ereignis, wie Ihre Webhooks es erhalten, das neueste zuerst.',
  receiver: 'Eingebauter Empfänger',
  receiverHelp:
    'Ein Webhook-Empfänger in diesem Dienst, solange Ihr Server noch nicht bereit ist. Er erhält, was ein Webhook erhält, und prüft die Signatur.',
  listen: 'Empfang starten',
  listenHelp: 'Fügt einen Webhook für jedes Sandbox-Ereignis hinzu. Keine Daten verlassen diese Installation.',
  nothingArrived: 'Es ist noch kein Ereignis dieser Anfrage eingegangen.',
  signatureFits: 'gültige Signatur',
  signatureWrong: 'ungültige Signatur',
};
