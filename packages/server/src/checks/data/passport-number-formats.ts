/** Shapes of passport book numbers by ISO 3166-1 alpha-2 country, after removing spaces; only well established ones. */
export const PASSPORT_NUMBER_FORMATS: Readonly<Record<string, RegExp>> = {
  AU: /^[A-Z]{1,2}\d{7}$/,
  CA: /^([A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2})$/,
  DE: /^[CFGHJKLMNPRTVWXYZ0-9]{9}$/,
  FR: /^\d{2}[A-Z]{2}\d{5}$/,
  GB: /^\d{9}$/,
  IN: /^[A-Z]\d{7}$/,
  US: /^[A-Z0-9]\d{8}$/,
};
