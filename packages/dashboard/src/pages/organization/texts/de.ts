/** Die Organisation, ihr Plan und was vor dem Start zu tun ist. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Organisation',
  text: 'Plan, Zugang zur Produktion und was vor dem Start zu tun ist.',
  access: 'Zugang zur Produktion',
  states: {
    not_requested: 'nicht erbeten',
    requested: 'erbeten',
    approved: 'genehmigt',
    refused: 'abgelehnt',
    suspended: 'ausgesetzt',
  },
  sentences: {
    not_requested:
      'Sie können die Produktion vorbereiten. Anfragen entstehen dort, sobald der Betreiber zugestimmt hat.',
    requested: 'Der Betreiber ist gefragt und hat noch nicht entschieden.',
    approved: 'In der Produktion können Anfragen entstehen.',
    refused: 'Der Betreiber hat abgelehnt. Sie können wieder fragen.',
    suspended: 'In der Produktion entsteht nichts mehr. Was da ist, kann gelesen, entschieden und geschwärzt werden.',
  },
  reason: 'Grund: {reason}',
  ask: 'Zugang zur Produktion erbitten',
  asked: 'Der Betreiber ist gefragt.',
  plan: 'Plan',
  usage: 'Verbraucht im {month}',
  usageHelp: 'In der Produktion. Der nächste Monat beginnt {resets}.',
  usageElsewhere: 'Wechseln Sie zur Produktion, um den Verbrauch zu sehen.',
  products: { inquiries: 'Anfragen', verifications: 'Prüfungen', reports: 'Berichte' },
  without: '{used}, ohne Ende',
  of: '{used} von {allowance}',
  goLive: 'Vor dem Start',
  goLiveHelp: 'Jede Zeile wird so angesehen, wie es jetzt in dieser Umgebung ist.',
  lineStates: { done: 'erledigt', todo: 'zu tun', not_applicable: 'trifft nicht zu' },
  lines: {
    'public-address': 'Der Dienst ist über https erreichbar',
    'key-used': 'Ein API-Schlüssel wurde benutzt',
    'webhook-delivered': 'Ein Webhook wird zugestellt',
    'template-published': 'Eine Vorlage ist veröffentlicht',
    'second-owner': 'Eine zweite Person besitzt die Organisation',
    'second-factors': 'Alle zeigen zwei Faktoren',
  },
  others: 'Organisationen dieses Dienstes',
  othersHelp: 'Sie betreiben diesen Dienst: Sie entscheiden, wer in der Produktion arbeitet.',
  approve: 'Genehmigen',
  refuse: 'Ablehnen',
  suspend: 'Aussetzen',
  decideOf: '{action}: {name}',
  decisionReason: 'Grund, den ihre Menschen lesen',
  decided: 'Entschieden. Es gilt überall binnen einer Sekunde.',
};
