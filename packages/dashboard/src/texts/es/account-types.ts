/** La lista de tipos de cuenta. */
export const accountTypesTexts = {
  title: 'Tipos de cuenta',
  text: 'De qué se componen tus cuentas: campos, estados, relaciones.',
  make: 'Crear un tipo de cuenta',
  makeHelp: 'Empieza con los campos usuales de una persona.',
  name: 'Nombre',
  fields: 'Campos',
  id: 'Id',
  changed: 'Cambiado',
};
