/** Demandes en une liste. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Demandes',
  text: 'Toutes les personnes à qui une vérification a été demandée, les plus récentes d’abord.',
  next: 'Suivante à examiner',
  waiting: '{count} en attente',
  noneWaits: 'Rien ne vous attend.',
  find: 'Rechercher',
  findHelp: 'Une référence, un identifiant ou des mots comme status:needs_review tag:vip age:>2h',
  status: 'État',
  anyStatus: 'tous',
  template: 'Modèle',
  anyTemplate: 'tous',
  show: 'Afficher',
  none: 'Aucune demande ne correspond.',
  findPerson: 'Chercher une personne par son nom, son adresse e-mail ou son numéro de téléphone',
  unknown: 'Ceci ne veut rien dire ici : {words}',
  grammar:
    'Sont connus status:, template:, account:, reference:, id:, tag:, country: avec un code comme DE, counted: avec waiting, reviewed, failed ou expired, from: et until: avec un jour comme 2026-01-31, et age: avec > ou < et un nombre de m, h, d ou w. Chaque mot compte une fois, et until: ne précède pas from:.',
  nobody: 'pas encore de nom',
  columns: {
    who: 'Qui',
    status: 'État',
    template: 'Modèle',
    tags: 'Étiquettes',
    created: 'Créée',
  },
  open: 'Ouvrir',
  choose: 'Choisir {name}',
  chosenTitle: 'Demandes choisies',
  chosen: {
    one: '{count} choisie',
    many: '{count} choisies',
    other: '{count} choisies',
  },
  chooseAll: 'Choisir toutes celles qui conviennent, {most} au plus',
  chooseNone: "N'en choisir aucune",
  bulk: {
    approve: {
      title: 'Approuver la sélection',
      send: 'Approuver',
    },
    decline: {
      title: 'Refuser la sélection',
      send: 'Refuser',
    },
    'mark-for-review': {
      title: 'Marquer la sélection à revoir',
      send: 'Marquer à revoir',
    },
    'add-tag': {
      title: 'Étiqueter la sélection',
      send: 'Ajouter une étiquette',
    },
  },
  bulkAsk: {
    one: "Cela se fait sur {count} demande, comme si vous l'ouvriez.",
    many: 'Cela se fait sur {count} de demandes, une par une. Ce qui est refusé est nommé.',
    other: 'Cela se fait sur {count} demandes, une par une. Ce qui est refusé est nommé.',
  },
  bulkTag: 'Étiquette',
  bulkComment: 'Pourquoi, pour toutes',
  bulkProgress: 'Avancement',
  bulkDone: 'Faites : {done} sur {total} ; refusées : {refused}',
  bulkStop: 'Arrêter',
  bulkShow: 'Afficher',
  views: 'Vues',
  viewReview: 'À revoir',
  viewLate: 'À revoir depuis un jour',
  viewFailed: 'Échouées ou refusées cette semaine',
  viewSave: 'Enregistrer cette vue',
  viewDelete: 'Supprimer la vue {name}',
  viewName: 'Nom',
  viewShared: 'Tout le monde la voit',
};
