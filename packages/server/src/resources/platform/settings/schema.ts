/** Wire shapes of the settings. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';

const transport = oneOf(['log', 'smtp', 'http']);

/** Domains whose pages may frame every inquiry of the environment. */
export const embeddingBody = Type.Object({ domains: Type.Array(Type.String()) });

export const embeddingChange = Type.Object(
  { domains: Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 100, uniqueItems: true }) },
  { additionalProperties: false },
);

/** Current settings, with the names of the settings that the operator changes. */
export const settingsBody = Type.Object({
  'sign-in': Type.Object({
    rule: oneOf(['any', 'oidc-only']),
    issuer: nullable('string'),
    'passkey-host': nullable('string'),
    'idle-seconds': Type.Integer(),
    'absolute-seconds': Type.Integer(),
  }),
  embedding: embeddingBody,
  messages: Type.Object({
    mail: transport,
    sms: transport,
    'has-alert-email': Type.Boolean(),
    /** Newest first. */
    recent: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: Type.String(),
        channel: oneOf(['mail', 'sms']),
        state: Type.String(),
        attempts: Type.Integer(),
        error: nullable('string'),
        'created-at': timestamp(),
      }),
    ),
  }),
});

export const testMessageBody = Type.Object({ id: Type.String(), transport });

export const dryRunBody = Type.Object({
  at: timestamp(),
  /** Maximum at which each count stops. */
  'most-counted': Type.Integer(),
  tables: Type.Array(
    Type.Object({
      table: Type.String(),
      'kept-seconds': nullable('integer'),
      rule: nullable('string'),
      'is-forever': Type.Boolean(),
      due: Type.Integer(),
      'oldest-at': nullable('string', 'date-time'),
    }),
  ),
});
