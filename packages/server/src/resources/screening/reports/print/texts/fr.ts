/** Texts of printed reports, in French. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  report: 'Rapport',
  marks: {
    errored: 'Sans réponse',
    waiting: 'En attente',
    ready: 'Prêt',
    match: 'Correspondance',
    clear: 'Aucune correspondance',
  },
  facts: {
    account: 'Compte',
    template: 'Modèle',
    created: 'Créé',
    completed: 'Dernière exécution',
    resultHash: 'Empreinte du résultat',
  },
  asked: 'Demandé',
  searched: 'Listes consultées',
  version: '{version}, à jour le {at} ({age})',
  versionWithoutTime: '{version}, date de la dernière mise à jour inconnue ({age})',
  toldAsOf: '{told}, état au {day}',
  nothingSearched: 'Aucune liste de cette machine n’a été consultée.',
  errors: 'Ce qui manque',
  errorOf: '{source} : {sentence}',
  tooMany: 'Il y a plus d’entrées semblables qu’il n’en est gardé. Demandez des noms moins courants.',
  result: 'Résultat',
  match: {
    name: 'Nom listé',
    entry: 'Entrée',
    born: 'Naissance',
    countries: 'Pays',
    programs: 'Programmes',
    address: 'Adresse de la liste',
  },
  provider: 'Fournisseur',
  rule: 'Règle : {gate}',
  reasonBy: '{reason} ({model})',
  dismissed: 'Écartée : {name}',
  byTwo: '{first}, puis {second}',
};
