/** Listas con las que algo coincidió. */
export const listHitsTexts = {
  title: 'Listas coincidentes',
  help: 'Una coincidencia no decide nada por sí sola; una regla puede preguntar por ella.',
  none: 'No coincide con ninguna lista.',
  met: {
    one: 'coincidió con una lista',
    many: 'coincidió con {count} de listas',
    other: 'coincidió con {count} listas',
  },
};
