/** La liste des types de compte. */
export const accountTypesTexts = {
  title: 'Types de compte',
  text: 'De quoi vos comptes sont faits : champs, statuts, relations.',
  make: 'Créer un type de compte',
  makeHelp: "Il commence avec les champs usuels d'une personne.",
  name: 'Nom',
  fields: 'Champs',
  id: 'Id',
  changed: 'Modifié',
};
