/** Wire shapes of the tag actions, which are the same for every kind of object. */
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
