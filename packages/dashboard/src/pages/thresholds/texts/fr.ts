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
  figures: {
    'listed person found by name: typo': 'Personne de la liste trouvée par le nom, avec une faute de frappe',
    'listed person found by name: order': 'Personne de la liste trouvée par le nom, dans un autre ordre',
    'listed person found by name: initial': 'Personne de la liste trouvée par le nom, avec une initiale',
    'listed person found by name: script': 'Personne de la liste trouvée par le nom, dans une autre écriture',
    'listed person found by name: dropped': 'Personne de la liste trouvée par le nom, une partie manquante',
    'listed person searched by name: other entries per search': 'Autres entrées signalées par recherche sur le nom',
    'listed person found by name and record: typo':
      'Personne de la liste trouvée par le nom et d’autres données, avec une faute de frappe',
    'listed person found by name and record: order':
      'Personne de la liste trouvée par le nom et d’autres données, dans un autre ordre',
    'listed person found by name and record: initial':
      'Personne de la liste trouvée par le nom et d’autres données, avec une initiale',
    'listed person found by name and record: script':
      'Personne de la liste trouvée par le nom et d’autres données, dans une autre écriture',
    'listed person found by name and record: dropped':
      'Personne de la liste trouvée par le nom et d’autres données, une partie manquante',
    'listed person searched by name and record: other entries per search':
      'Autres entrées signalées par recherche sur le nom et d’autres données',
    'found: public pairs of company names, fitted half':
      'Entreprises trouvées par un autre de leurs noms publics, données d’entraînement',
    'false alarms: public pairs of company names, fitted half':
      'Fausses alertes entre noms publics d’entreprises, données d’entraînement',
    'found: public pairs of company names, kept half': 'Entreprises trouvées par un autre de leurs noms publics',
    'false alarms: public pairs of company names, kept half': 'Fausses alertes entre noms publics d’entreprises',
    'alerts at .7: ordinary names': 'Alertes à partir de 0,7 pour des noms de personnes hors liste',
    'alerts at .7: recombined listed names': 'Alertes à partir de 0,7 pour des parties mêlées de noms de la liste',
    'of these, other spellings of a listed name': 'Dont autres graphies d’un nom de la liste',
    'F1 at .7, kept cases': 'F1 à 0,7, cas de test',
    'F1 at .7, labelled pairs, used for fitting': 'F1 à 0,7, paires étiquetées de l’entraînement',
    'F1 of edit distance at its best threshold, same pairs':
      'F1 de la distance d’édition à son meilleur seuil, mêmes paires',
    'listed person found with day and month exchanged, name as listed':
      'Personne de la liste trouvée, jour et mois de naissance inversés',
    'listed person found with day and month exchanged, name altered':
      'Personne de la liste trouvée, jour et mois de naissance inversés et nom modifié',
    'false alarms: similar entries and people on no list':
      'Fausses alertes pour des entrées semblables et des personnes hors liste',
  },
  toTemplates: 'Voir les modèles de rapports',
};
