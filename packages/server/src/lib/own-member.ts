/** What a name given from outside stands for in a table of ours: never what every object inherits, such as `constructor`. */
export const ownMember = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
