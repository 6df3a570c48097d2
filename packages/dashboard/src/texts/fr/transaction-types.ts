/** La liste des types de transaction. */
export const transactionTypesTexts = {
  title: 'Types de transaction',
  text: 'De quoi sont faites vos transactions : champs, statuts, relations.',
  make: 'Créer un type de transaction',
  makeHelp: 'Il commence avec les champs usuels d’un paiement.',
  name: 'Nom',
  fields: 'Champs',
  id: 'Identifiant',
  changed: 'Modifié',
};
