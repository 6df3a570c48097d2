/** Ce que d’autres seuils auraient signifié. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Seuils',
  text: 'Cette page montre comment d’autres seuils auraient changé les correspondances closes par votre équipe. Une correspondance confirmée compte comme une vraie alerte, une correspondance écartée comme une fausse. Pour changer un seuil, modifiez le brouillon d’un modèle de rapports et publiez-le. Vous pouvez d’abord soumettre le brouillon à un test rétrospectif.',
  kind: 'Type',
  decided: {
    one: '{count} correspondance close en {days} ; confirmées : {confirmed}.',
    many: '{count} de correspondances closes en {days} ; confirmées : {confirmed}.',
    other: '{count} correspondances closes en {days} ; confirmées : {confirmed}.',
  },
  decidedDays: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  enough: 'Données suffisantes.',
  tooFew:
    'Trop peu de données : il faut au moins {least} correspondances closes, dont {each} ou plus confirmées et {each} ou plus écartées.',
  nothing: 'Aucune correspondance avec un score n’a été close ces {days} derniers jours.',
  inForce: 'Le modèle par défaut de ce type alerte à partir de {threshold}.',
  inForceNone: 'Le modèle par défaut de ce type n’utilise pas de score.',
  chart: 'Précision et alertes',
  chartHelp: 'Aucune donnée n’existe sous le score le plus bas jamais affiché.',
  precision: 'Part de vraies alertes',
  alerts: 'Alertes par jour',
  asTable: 'En tableau',
  columns: {
    threshold: 'Seuil',
    precision: 'Vraies alertes',
    interval: 'Intervalle',
    alerts: 'Alertes par jour',
    lost: 'Confirmées manquées',
  },
  current: 'en vigueur',
  shipped: 'Mesuré avant la livraison',
  shippedHelp: 'Modèle {model}, sur des données exclues de l’entraînement. Vos noms sont différents.',
  figure: 'Mesure',
  value: 'Valeur',
  of: 'Sur',
  toTemplates: 'Voir les modèles de rapports',
};
