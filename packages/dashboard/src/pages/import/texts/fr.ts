/** La page d’une importation. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Importation',
  of: 'Importation : {kind}',
  id: 'Id',
  ended: 'Fin',
  toList: 'Ouvrir la liste',
  toListNamed: 'Ouvrir la liste {name}',
  toAccounts: 'Ouvrir les comptes',
  rows: 'Lignes',
  progress: 'Lignes traitées : {done} sur {rows}',
  outcomes: {
    imported: 'Importées',
    duplicates: 'En double, laissées telles quelles',
    failed: 'En échec',
    left: 'Restantes',
  },
  all: 'Toutes les lignes du fichier',
  allDone: 'L’importation est terminée. Aucune ligne n’a échoué.',
  someFailed: {
    one: 'L’importation est terminée. {count} ligne a échoué ; la raison est ci-dessous.',
    many: 'L’importation est terminée. {count} de lignes ont échoué ; les raisons sont ci-dessous.',
    other: 'L’importation est terminée. {count} lignes ont échoué ; les raisons sont ci-dessous.',
  },
  stopped:
    'L’importation s’est arrêtée avant la fin. Les lignes qui n’ont pas été traitées comptent comme des échecs ; importez-les de nouveau.',
  failedRows: 'Lignes en échec',
  failedHelp: 'La ligne 1 est la première sous l’en-tête ; les lignes vides ne comptent pas.',
  row: 'Ligne',
  reason: 'Raison',
  reasons: 'Lignes et raisons',
  download: 'Télécharger en CSV',
  firstFailed: {
    one: 'Seule la raison de la première ligne en échec est conservée.',
    many: 'Seules les raisons des {count} de premières lignes en échec sont conservées.',
    other: 'Seules les raisons des {count} premières lignes en échec sont conservées.',
  },
};
