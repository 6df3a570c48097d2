/** Wire shapes of theme sets, newest version. */
import { Type } from 'typebox';
import { freeObject, nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { cells } from './cells.ts';

const closed = { additionalProperties: false };

const cellNames = Object.entries(cells).map(([path, { kind }]) => `${path.replaceAll('/', '.')} (${kind})`);

/** Variant; the cells below `inquiry` and `components` are a separate closed list. */
const variant = Type.Object(
  {
    inquiry: Type.Optional(freeObject()),
    components: Type.Optional(freeObject()),
    'step-assets': Type.Optional(freeObject()),
  },
  { ...closed, description: `Holds these cells, each {unit, value} or omitted: ${cellNames.join(', ')}.` },
);

export const themeStyles = Type.Object(
  {
    settings: Type.Optional(
      Type.Object(
        {
          'use-dark-theme': Type.Optional(Type.Boolean()),
          'preferred-theme-variant': Type.Optional(oneOf(['light', 'dark'])),
        },
        closed,
      ),
    ),
    light: Type.Optional(variant),
    dark: Type.Optional(variant),
  },
  closed,
);

export const themeSetAttributes = Type.Object({
  name: Type.String(),
  status: oneOf(['active', 'archived']),
  styles: themeStyles,
  'created-at': timestamp(),
  'updated-at': timestamp(),
  'archived-at': nullable('string', 'date-time'),
});

const name = Type.String({ minLength: 1, maxLength: 255 });

export const createThemeSetAttributes = Type.Object({ name, styles: Type.Optional(themeStyles) }, closed);

export const updateThemeSetAttributes = Type.Object(
  { name: Type.Optional(name), styles: Type.Optional(themeStyles) },
  closed,
);

export const themeSetFilters = Type.Object({ status: Type.Optional(oneOf(['active', 'archived'])) }, closed);
