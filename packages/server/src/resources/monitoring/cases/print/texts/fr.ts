/** Texts of printed cases, in French. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  case: 'Dossier',
  facts: {
    opened: 'Ouvert',
    openedBy: 'Ouvert par',
    cause: 'Motif',
    assignee: 'Attribué à',
    deadline: 'Échéance',
    resolved: 'Résolu',
    resolvedBy: 'Résolu par',
    tags: 'Étiquettes',
  },
  causes: {
    review: 'Une demande a été envoyée en examen.',
    disagreement: 'Deux examinateurs sont en désaccord.',
    'report-match': 'Un rapport a une correspondance.',
    rule: 'Ouvert par une règle.',
    workflow: 'Ouvert par un processus.',
  },
  fields: 'Champs',
  objects: 'Joints au dossier',
  objectTable: { kind: 'Type', id: 'Id' },
  objectKinds: {
    inquiry: 'Demande',
    account: 'Compte',
    report: 'Rapport',
    'report-run': 'Exécution d’un rapport',
    verification: 'Vérification',
    transaction: 'Transaction',
    document: 'Document',
    other: 'Autre',
  },
  objectOf: '{family} : {kind}',
  checklist: 'Liste de contrôle',
  checkTable: { item: 'Point', by: 'Par', at: 'Le' },
  comments: 'Commentaires',
  comment: '{by}, {at} : {message}',
};
