/** Returns an own member of a table by an external name, never an inherited one such as `constructor`. */
export const ownMember = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
