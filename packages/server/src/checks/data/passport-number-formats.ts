import type { NumberFormats } from './number-format.ts';

/** Shapes of passport book numbers by ISO 3166-1 alpha-2 country, after removing spaces; only well established ones. */
export const PASSPORT_NUMBER_FORMATS: NumberFormats = {
  knownUntil: '2025-12-31',
  byIssuer: {
    AU: [{ shape: /^[A-Z]{1,2}\d{7}$/, since: null }],
    CA: [{ shape: /^([A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2})$/, since: null }],
    DE: [{ shape: /^[CFGHJKLMNPRTVWXYZ0-9]{9}$/, since: null }],
    FR: [{ shape: /^\d{2}[A-Z]{2}\d{5}$/, since: null }],
    GB: [{ shape: /^\d{9}$/, since: null }],
    IN: [{ shape: /^[A-Z]\d{7}$/, since: null }],
    US: [{ shape: /^[A-Z0-9]\d{8}$/, since: null }],
  },
};
