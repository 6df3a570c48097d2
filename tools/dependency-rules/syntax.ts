/** Traversal of a syntax tree of oxc. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [member: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function* nodesBelow(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesBelow(item);
  } else if (isNode(value)) {
    yield value;
    for (const member of Object.values(value)) if (typeof member === 'object') yield* nodesBelow(member);
  }
}
