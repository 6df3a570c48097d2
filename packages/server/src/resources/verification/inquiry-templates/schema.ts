/** Wire shapes of inquiry templates and versions, newest version. */
import { type TOptional, Type } from 'typebox';
import { freeObject, nullable, oneOf } from '../../../api/json-api/schema.ts';
import { shownFieldSchemas } from '../../../fields/index.ts';
import { configurationAttributes } from './definition-schema.ts';

export const inquiryTemplateAttributes = Type.Object({
  name: Type.String(),
  status: oneOf(['active', 'inactive']),
  'embedded-flow-domain-allowlist': Type.Array(Type.String()),
  'hosted-flow-subdomains': Type.Array(Type.String()),
  'hosted-flow-redirect-uri-schemes': Type.Array(Type.String()),
  'client-side-creation': Type.Boolean(),
  'field-schemas': shownFieldSchemas(),
});

export const templateAttributes = Type.Object({ name: Type.String() });

/** Attributes of the extension endpoints only. */
const optionalConfiguration = Object.fromEntries(
  Object.entries(configurationAttributes).map(([name, schema]) => [name, Type.Optional(schema)]),
) as { [Name in keyof typeof configurationAttributes]: TOptional<(typeof configurationAttributes)[Name]> };

export const inquiryTemplateVersionAttributes = Type.Object({
  'name-display': nullable('string'),
  description: nullable('string'),
  status: oneOf(['published', 'draft']),
  live: Type.Boolean(),
  'last-updater': nullable('string'),
  'enabled-locales': Type.Array(Type.String()),
  'created-at': Type.String({ format: 'date-time' }),
  'updated-at': nullable('string', 'date-time'),
  'published-at': nullable('string', 'date-time'),
  theme: freeObject(),
  ...optionalConfiguration,
});

const closed = { additionalProperties: false };
const name = Type.String({ minLength: 1, maxLength: 255 });
const names = Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 100, uniqueItems: true });

const templateRules = {
  'embedded-flow-domain-allowlist': Type.Optional(names),
  'hosted-flow-subdomains': Type.Optional(names),
  'hosted-flow-redirect-uri-schemes': Type.Optional(names),
  'client-side-creation': Type.Optional(Type.Boolean()),
};

export const createTemplateAttributes = Type.Object({ name, ...templateRules }, closed);

export const updateTemplateAttributes = Type.Object({ name: Type.Optional(name), ...templateRules }, closed);

export const revertMeta = Type.Object({ 'inquiry-template-version-id': Type.String({ minLength: 1 }) }, closed);

const localeValue = Type.Object({ locale: Type.String(), value: nullable('string') }, closed);

const address = {
  step: Type.String(),
  component: Type.String(),
  'attribute-name': Type.String(),
  'locale-values': Type.Array(localeValue, { maxItems: 50 }),
};

export const translationsAttributes = Type.Object({
  translations: Type.Array(Type.Object({ ...address, 'step-display-name': Type.String() }, closed)),
});

export const importTranslationsAttributes = Type.Object(
  {
    translations: Type.Array(Type.Object({ ...address, 'step-display-name': Type.Optional(Type.String()) }, closed), {
      maxItems: 1000,
    }),
  },
  closed,
);
