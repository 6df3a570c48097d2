/** Der Simulator. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Simulator',
  text: 'Spielen Sie durch, was mit einer Anfrage geschieht, und sehen Sie, was Ihr Server erfährt, ohne Dokument und Gesicht.',
  inProduction: 'In der Produktion wird nichts simuliert',
  inProductionText: 'Anfragen der Produktion betreffen echte Menschen.',
  make: 'Eine Anfrage zum Ausprobieren',
  makeIt: 'Anlegen',
  template: 'Vorlage',
  reference: 'Referenz-Id, wenn Sie möchten',
  play: 'Was geschieht',
  actions: {
    start_inquiry: 'Die Person beginnt',
    create_passed_verification: 'Eine Verifizierung gelingt',
    create_failed_verification: 'Eine Verifizierung misslingt',
    complete_inquiry: 'Die Person beendet den Ablauf',
    fail_inquiry: 'Sie scheitert',
    mark_for_review_inquiry: 'Ein Mensch muss schauen',
    approve_inquiry: 'Sie wird genehmigt',
    decline_inquiry: 'Sie wird abgelehnt',
    expire_inquiry: 'Sie läuft ab',
  },
  told: 'Was Ihr Server erfährt',
  toldHelp: 'Jedes Ereignis, wie Webhooks es bekommen, die darauf hören, das neueste zuerst.',
  receiver: 'Eingebauter Empfänger',
  receiverHelp:
    'Ein Empfänger in diesem Dienst für die Zeit, bevor Ihr Server zuhört: Er bekommt, was ein Webhook bekommt, und prüft die Signatur.',
  listen: 'Zuhören',
  listenHelp: 'Fügt einen Webhook für jedes Ereignis der Sandbox hinzu. Nichts verlässt diesen Rechner.',
  nothingArrived: 'Von dieser Anfrage ist noch nichts angekommen.',
  signatureFits: 'Signatur stimmt',
  signatureWrong: 'Signatur stimmt nicht',
};
