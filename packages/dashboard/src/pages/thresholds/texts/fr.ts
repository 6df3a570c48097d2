/** Ce que d’autres seuils auraient signifié. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Seuils',
  text: 'Ce que chaque seuil aurait signifié, selon les correspondances que votre équipe a closes : confirmée est une vraie alerte, écartée une fausse. Un seuil se change dans le brouillon d’un modèle de rapports et vaut dès sa publication ; il peut être essayé avant sur des rapports passés.',
  kind: 'Type',
  decided: {
    one: '{count} correspondance close en {days} ; confirmées : {confirmed}.',
    many: '{count} de correspondances closes en {days} ; confirmées : {confirmed}.',
    other: '{count} correspondances closes en {days} ; confirmées : {confirmed}.',
  },
  decidedDays: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  enough: 'Assez pour s’y fier.',
  tooFew: 'Trop peu pour s’y fier : il en faut {least} closes, dont au moins {each} confirmées et {each} écartées.',
  nothing: 'Aucune correspondance avec un score n’a été close ces {days} derniers jours.',
  inForce: 'Le modèle du type alerte à partir de {threshold}.',
  inForceNone: 'Le modèle du type ne se fonde pas sur un score.',
  chart: 'Précision et alertes',
  chartHelp: 'Sous le score le plus bas jamais montré, rien n’est connu.',
  precision: 'Part de vraies alertes',
  alerts: 'Alertes par jour',
  asTable: 'En tableau',
  columns: {
    threshold: 'Seuil',
    precision: 'Vraies alertes',
    interval: 'Entre',
    alerts: 'Alertes par jour',
    lost: 'Confirmées et non vues',
  },
  current: 'en vigueur',
  shipped: 'Mesuré à la livraison',
  shippedHelp: 'Modèle {model}, sur ce qui a été gardé à part lors de sa fabrication. Vos noms sont autres.',
  figure: 'Mesure',
  value: 'Valeur',
  of: 'Sur',
  toTemplates: 'Voir les modèles de rapports',
};
