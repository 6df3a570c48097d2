/** Wire shapes of the actions on the tags of an object, whatever it is. */
import { Type } from 'typebox';

const closed = { additionalProperties: false };

export const tagNames = Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 100 });

export const tagMeta = Type.Object(
  { 'tag-name': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })), 'tag-id': Type.Optional(Type.String()) },
  closed,
);

export const setTagsMeta = Type.Object(
  { 'tag-name': Type.Optional(tagNames), 'tag-id': Type.Optional(tagNames) },
  closed,
);
