/** Stored with every extraction; changes when an engine, a model or a rule of choosing values changes. */
export const ENGINE_VERSION = 'engines-9';
