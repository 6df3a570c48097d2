/** Wire shapes of inquiry templates and versions, newest version. */
import { Type } from 'typebox';
import { nullable } from '../../api/json-api/schema.ts';

export const inquiryTemplateAttributes = Type.Object({
  name: Type.String(),
  status: Type.String({ enum: ['active', 'inactive'] }),
  'embedded-flow-domain-allowlist': Type.Array(Type.String()),
  'hosted-flow-subdomains': Type.Array(Type.String()),
  'hosted-flow-redirect-uri-schemes': Type.Array(Type.String()),
  'field-schemas': Type.Array(Type.Object({ type: Type.String(), key: Type.String() })),
});

export const templateAttributes = Type.Object({ name: Type.String() });

export const inquiryTemplateVersionAttributes = Type.Object({
  'name-display': nullable('string'),
  description: nullable('string'),
  status: Type.String({ enum: ['published', 'draft'] }),
  live: Type.Boolean(),
  'last-updater': nullable('string'),
  'enabled-locales': Type.Array(Type.String()),
  'created-at': Type.String({ format: 'date-time' }),
  'updated-at': nullable('string', 'date-time'),
  'published-at': nullable('string', 'date-time'),
  theme: Type.Object({}),
});
