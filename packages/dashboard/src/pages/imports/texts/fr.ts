/** La liste des importations, et ce que d’autres pages en montrent. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Importations',
  text: 'Les fichiers CSV dont les lignes sont devenues des comptes ou des éléments de listes.',
  importFile: 'Importer un fichier',
  importCsv: 'Importer un CSV',
  none: 'Pas encore d’importation',
  noneText:
    'Importez des comptes ou les éléments d’une liste depuis un fichier CSV et voyez quelles lignes ont échoué.',
  accounts: 'Comptes',
  noList: '–',
  columns: {
    kind: 'Type',
    list: 'Liste',
    status: 'Statut',
    imported: 'Importées',
    duplicates: 'En double',
    failed: 'En échec',
    created: 'Début',
  },
  statuses: {
    pending: 'en cours',
    ready: 'terminée',
    withFailures: 'terminée, avec des échecs',
    errored: 'interrompue',
  },
};
