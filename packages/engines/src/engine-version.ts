/** Version stored with every extraction; changes when an engine, a model or a rule for choosing values changes. */
export const ENGINE_VERSION = 'engines-11';
