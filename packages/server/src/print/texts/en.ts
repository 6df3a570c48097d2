/** Texts of every print, in English. */
export const texts = {
  sandbox: 'Sandbox',
  foot: '{id} · printed {at} · contains personal data',
  answers: { yes: 'Yes', no: 'No' },
} as const;
