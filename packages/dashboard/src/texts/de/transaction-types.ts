/** Die Liste der Transaktionsarten. */
export const transactionTypesTexts = {
  title: 'Transaktionsarten',
  text: 'Woraus Ihre Transaktionen bestehen: Felder, Status, Beziehungen.',
  make: 'Transaktionsart anlegen',
  makeHelp: 'Sie beginnt mit den üblichen Feldern einer Zahlung.',
  name: 'Name',
  fields: 'Felder',
  id: 'Id',
  changed: 'Geändert',
};
