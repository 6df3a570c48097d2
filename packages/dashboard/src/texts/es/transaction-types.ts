/** La lista de tipos de transacción. */
export const transactionTypesTexts = {
  title: 'Tipos de transacción',
  text: 'De qué se componen sus transacciones: campos, estados, relaciones.',
  make: 'Crear un tipo de transacción',
  makeHelp: 'Empieza con los campos usuales de un pago.',
  name: 'Nombre',
  fields: 'Campos',
  id: 'Id',
  changed: 'Modificado',
};
