/** Serializer of the options for inquiry templates, from the lists that drafts are validated with. */
import { recordKinds } from '../../../checks/check.ts';
import { PAPER_TYPES } from '../../../checks/data/paper-types.ts';
import { checks } from '../../../checks/index.ts';
import { idClasses, issuingCountries } from './countries.ts';
import { translatedLocales } from './locales.ts';
import { recordFields } from './record-fields.ts';
import { serializeSettings } from './serialize-definition.ts';

export const serializeCatalogue = () => ({
  countries: [...issuingCountries],
  'id-classes': [...idClasses],
  'document-types': [...PAPER_TYPES],
  'record-fields': recordKinds.map((kind) => ({ kind, ...recordFields[kind] })),
  locales: [...translatedLocales],
  checks: checks.map(({ name, kind, summary, limits, defaultRequirement, defaultSettings }) => ({
    name,
    kind,
    summary,
    limits,
    'default-requirement': defaultRequirement,
    'default-settings': serializeSettings(defaultSettings),
  })),
});
