/** Un compte. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Compte',
  facts: 'Compte',
  id: 'Id',
  reference: 'Id de référence',
  type: 'Type',
  status: 'Statut',
  tags: 'Étiquettes',
  created: 'Créé',
  nothing: 'aucun',
  values: 'Ce qui est connu',
  valuesHelp: "Chaque valeur avec qui ou quelle demande l'a apportée.",
  noValues: "Rien n'est encore connu.",
  before: {
    one: '{count} valeur précédente',
    many: '{count} de valeurs précédentes',
    other: '{count} valeurs précédentes',
  },
  byInquiry: 'demande approuvée',
  authors: {
    'api-key': 'une clé',
    user: "quelqu'un de l'équipe",
    'inquiry-session': 'la personne elle-même',
    system: 'le service',
  },
  inquiries: 'Demandes',
  noInquiries: "Aucune demande n'appartient à ce compte.",
  raw: "Tel que l'API l'a",
  more: 'Plus',
  editTags: 'Modifier les étiquettes',
  redacted: 'Supprimé',
  redact: 'Supprimer les données',
  redactText:
    'Tout ce qui est connu de la personne est supprimé définitivement, avec chaque demande, image et document.',
  merge: 'Fusionner avec un autre compte',
  mergeText:
    "Ce qui dépend de l'autre compte vient à celui-ci. L'autre garde ses valeurs et est archivé ; c'est irréversible.",
  mergeOther: "L'autre compte : id, id de référence ou e-mail",
  mergeFind: 'Le voir',
  mergeNone: "Aucun autre compte n'a cela.",
  mergeMany: "Plusieurs comptes ont cela : donnez l'id.",
  mergeMoves: {
    one: '{count} demande de {id} vient à ce compte.',
    many: '{count} de demandes de {id} viennent à ce compte.',
    other: '{count} demandes de {id} viennent à ce compte.',
  },
  mergeMovesAtLeast: {
    one: '{count} demande de {id} ou plus vient à ce compte.',
    many: '{count} de demandes de {id} ou plus viennent à ce compte.',
    other: '{count} demandes de {id} ou plus viennent à ce compte.',
  },
  mergeSend: 'Fusionner',
  merged: 'Les comptes sont fusionnés.',
  field: 'Champ',
  stays: '{name} reste',
  archives: '{name} est archivé',
  differs: 'diffère',
};
