/** Path commands: absolute moves, lines and cubic curves, which every renderer supports. */
export type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Path = readonly Command[];

/** Mapping of both coordinates: scale first, then the shift. */
export interface Placement {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly x: number;
  readonly y: number;
}

/** Parses path data of the absolute commands M, L, H, V, C and Z. */
export function parsePath(data: string): Path {
  let at: readonly [number, number] = [0, 0];
  return [...data.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)].map(([, kind = '', rest = '']): Command => {
    if (kind === 'Z') return ['Z'];
    const numbers = rest.trim().split(/\s+/).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (kind === 'C') {
      at = [e, f];
      return ['C', a, b, c, d, e, f];
    }
    at = kind === 'H' ? [a, at[1]] : kind === 'V' ? [at[0], a] : [a, b];
    return [kind === 'M' ? 'M' : 'L', at[0], at[1]];
  });
}

export function placePath(path: Path, { scaleX, scaleY, x, y }: Placement): Path {
  const point = (px: number, py: number): [number, number] => [px * scaleX + x, py * scaleY + y];
  return path.map((command): Command => {
    if (command[0] === 'Z') return command;
    if (command[0] !== 'C') return [command[0], ...point(command[1], command[2])];
    const [, a, b, c, d, e, f] = command;
    return ['C', ...point(a, b), ...point(c, d), ...point(e, f)];
  });
}

const STEPS = 24;

/** Returns points along the path, at most a twenty-fourth of each piece apart. */
export function pointsAlong(path: Path): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let [from, start]: readonly (readonly [number, number])[] = [
    [0, 0],
    [0, 0],
  ];
  for (const command of path) {
    const end =
      command[0] === 'Z'
        ? start!
        : command[0] === 'C'
          ? ([command[5], command[6]] as const)
          : ([command[1], command[2]] as const);
    if (command[0] === 'M') start = end;
    const [p, q] =
      command[0] === 'C'
        ? ([
            [command[1], command[2]],
            [command[3], command[4]],
          ] as const)
        : [from!, end];
    for (let step = command[0] === 'M' ? STEPS : 0; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const weight =
        command[0] === 'C' ? [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] : [1 - t, 0, 0, t];
      const along = (axis: 0 | 1): number =>
        weight[0]! * from![axis] + weight[1]! * p[axis] + weight[2]! * q[axis] + weight[3]! * end[axis];
      points.push([along(0), along(1)]);
    }
    from = end;
  }
  return points;
}
