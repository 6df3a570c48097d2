/** Components of the document: named schemas of slices, without unused ones. */
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Replaces every schema that carries `x-component` by a reference to a component of that name, so that clients get one
 * type for it. Throws if two shapes have one name.
 */
export function hoistComponents(document: Json): Json {
  const found = new Map<string, Json>();
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const { 'x-component': name, ...rest } = value;
    const members = Object.fromEntries(Object.entries(rest).map(([key, member]) => [key, visit(member)]));
    if (typeof name !== 'string') return members;
    const known = found.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(members)) {
      throw new Error(`two shapes are called ${name}`);
    }
    found.set(name, members);
    return { $ref: `#/components/schemas/${name}` };
  };
  const { components, ...rest } = visit(document) as { readonly components: Readonly<Record<string, Json>> };
  const own = components['schemas'] ?? {};
  for (const name of found.keys()) if (Object.hasOwn(own, name)) throw new Error(`two schemas are called ${name}`);
  const all = { ...components, schemas: { ...own, ...Object.fromEntries(found) } };
  return { ...rest, components: usedComponents(rest, all) };
}

/** Returns the components that `document` refers to; those referred to only by name, such as security schemes, stay. */
function usedComponents(document: Json, components: Readonly<Record<string, Json>>): Json {
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, group = '', name = ''] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)) {
      if (used.has(`${group}/${name}`)) continue;
      used.add(`${group}/${name}`);
      const component = components[group]?.[name];
      if (component === undefined) throw new Error(`nothing is called ${group}/${name}`);
      follow(component);
    }
  };
  follow(document);
  return Object.fromEntries(
    Object.entries(components).map(([group, members]) => [
      group,
      group === 'securitySchemes'
        ? members
        : Object.fromEntries(Object.entries(members).filter(([name]) => used.has(`${group}/${name}`))),
    ]),
  );
}
