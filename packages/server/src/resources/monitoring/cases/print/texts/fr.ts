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
    deadline: 'Délai',
    resolved: 'Résolu',
    resolvedBy: 'Résolu par',
    tags: 'Étiquettes',
  },
  causes: {
    review: 'Une demande est passée en examen.',
    disagreement: 'Deux personnes ne sont pas d’accord.',
    'report-match': 'Un rapport a une correspondance.',
    rule: 'Une règle l’a ouvert.',
    workflow: 'Un processus l’a ouvert.',
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
