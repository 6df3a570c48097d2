/** Die Liste der Kontoarten. */
export const accountTypesTexts = {
  title: 'Kontoarten',
  text: 'Woraus Ihre Konten bestehen: Felder, Status, Beziehungen.',
  make: 'Kontoart anlegen',
  makeHelp: 'Sie beginnt mit den üblichen Feldern einer Person.',
  name: 'Name',
  fields: 'Felder',
  id: 'Id',
  changed: 'Geändert',
};
