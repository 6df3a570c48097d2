/** The outline of a card in a picture, in any place of it: what a person has to change so that the card is in the guide. */
import type { Box, GreyFrame } from './grey-frame.ts';
import {
  coverage,
  crossing,
  type Edges,
  edgesOf,
  exchanged,
  type Line,
  linesOf,
  type Point,
  rowAt,
  type Sign,
} from './straight-lines.ts';

/** Place of a card, compared with the guide. */
export interface Outline {
  /** Distance of its centre from the centre of the guide, in widths of the guide; positive to the right. */
  readonly shiftX: number;
  /** The same in heights of the guide, positive downwards. */
  readonly shiftY: number;
  /** Its width in widths of the guide; infinite if the card is larger than the picture. */
  readonly scale: number;
  /** Angle in degrees, positive clockwise. */
  readonly turn: number;
}

/** Two opposite sides; one of them may lie outside the picture. */
interface Pair {
  readonly near: Line;
  readonly far: Line;
  readonly hidden: 'near' | 'far' | null;
}

/** Edges of one direction, and the lines of both signs. */
interface Direction {
  readonly edges: Edges;
  readonly nears: readonly Line[];
  readonly fars: readonly Line[];
  readonly pairs: readonly Pair[];
  /** Sign of the nearer side. */
  readonly sign: Sign;
}

type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

const parallelMax = 6;
const squareMax = 6;
const ratioTolerance = 0.16;
const scaleMin = 0.4;
/** Least share of a side with an edge: the weakest side, and the mean of those in view. */
const weakestMin = 0.35;
const meanMin = 0.6;
const meanOfThreeMin = 0.75;
const seenMin = 0.5;
const throughMin = 0.75;
const beyondMin = 1.1;
const beyondMax = 2.4;
const othersMax = 40;

const opposite = (sign: Sign): Sign => (sign === 1 ? -1 : 1);
const lengthOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function directionOf(edges: Edges, sign: Sign): Direction {
  const [nears, fars] = [linesOf(edges, sign), linesOf(edges, opposite(sign))];
  const pairs = nears.flatMap((near) =>
    fars
      .filter((far) => far.distance > near.distance && Math.abs(far.turn - near.turn) <= parallelMax)
      .map((far) => ({ near, far, hidden: null })),
  );
  return { edges, nears, fars, pairs, sign };
}

/** Returns the pairs of one line in the picture and one outside, `size` pixels away. */
function hiddenPairs({ edges, nears, fars }: Direction, size: number): readonly Pair[] {
  const [middle, end] = [edges.width / 2, edges.height];
  const before = fars.map((far) => ({ near: { ...far, distance: far.distance - size }, far, hidden: 'near' as const }));
  const after = nears.map((near) => ({
    near,
    far: { ...near, distance: near.distance + size },
    hidden: 'far' as const,
  }));
  return [
    ...before.filter(({ near }) => rowAt(near, middle) < 0),
    ...after.filter(({ far }) => rowAt(far, middle) > end),
  ];
}

/** Returns the corners of a card with these sides; null if no card has that shape. */
function cornersOf(rows: Pair, columns: Pair, guide: Box): Corners | null {
  // The angle of a column is measured with rows and columns exchanged: it has the other sign.
  const skew = (rows.near.turn + rows.far.turn + columns.near.turn + columns.far.turn) / 2;
  if (Math.abs(skew) > squareMax) return null;
  const corners = [
    crossing(rows.near, columns.near),
    crossing(rows.near, columns.far),
    crossing(rows.far, columns.far),
    crossing(rows.far, columns.near),
  ] as const;
  const [a, b, c, d] = corners;
  const [width, height] = [lengthOf(a, b) + lengthOf(d, c), lengthOf(a, d) + lengthOf(b, c)];
  if (width / 2 < scaleMin * guide.width) return null;
  return Math.abs((width * guide.height) / (height * guide.width) - 1) > ratioTolerance ? null : corners;
}

const turned = ({ x, y }: Point): Point => ({ x: y, y: x });

/** Returns the mean share of edges along the sides in view; 0 if they do not make a card. */
function supportOf([rows, row]: [Direction, Pair], [columns, column]: [Direction, Pair], corners: Corners): number {
  const [a, b, c, d] = corners;
  const shares = [
    row.hidden === 'near' ? undefined : coverage(rows.edges, a, b, rows.sign, seenMin),
    row.hidden === 'far' ? undefined : coverage(rows.edges, d, c, opposite(rows.sign), seenMin),
    column.hidden === 'near' ? undefined : coverage(columns.edges, turned(a), turned(d), columns.sign, seenMin),
    column.hidden === 'far'
      ? undefined
      : coverage(columns.edges, turned(b), turned(c), opposite(columns.sign), seenMin),
  ].filter((share) => share !== undefined);
  const known = shares.map((share) => share ?? 0);
  const mean = known.reduce((sum, share) => sum + share, 0) / known.length;
  return Math.min(...known) < weakestMin || mean < (known.length === 4 ? meanMin : meanOfThreeMin) ? 0 : mean;
}

function outlineOf([a, b, c, d]: Corners, row: Pair, guide: Box): Outline {
  const [x, y] = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4];
  return {
    shiftX: (x - guide.x - guide.width / 2) / guide.width,
    shiftY: (y - guide.y - guide.height / 2) / guide.height,
    scale: (lengthOf(a, b) + lengthOf(d, c)) / 2 / guide.width,
    turn: (row.near.turn + row.far.turn) / 2,
  };
}

/** Returns true if two lines, and no other, run through the whole picture: sides of a card that is too large for it. */
function runsThrough({ edges, nears, fars, pairs, sign }: Direction, guided: number): boolean {
  const isThrough = (line: Line, own: Sign) => {
    const [from, to] = [0, edges.width].map((x) => ({ x, y: rowAt(line, x) }));
    return (coverage(edges, from!, to!, own, 0.9) ?? 0) >= throughMin;
  };
  const through = new Set([
    ...nears.filter((line) => isThrough(line, sign)),
    ...fars.filter((line) => isThrough(line, opposite(sign))),
  ]);
  if (through.size !== 2) return false;
  return pairs.some(({ near, far }) => {
    const size = (far.distance - near.distance) / guided;
    return through.has(near) && through.has(far) && size > beyondMin && size < beyondMax;
  });
}

/** Returns the sides that may belong to one card: all in view, or one of them outside the picture. */
function* candidates(rows: Direction, columns: Direction, guide: Box): Generator<readonly [Pair, Pair]> {
  const ratio = guide.width / guide.height;
  for (const row of rows.pairs) {
    const width = (row.far.distance - row.near.distance) * ratio;
    for (const column of [...columns.pairs, ...hiddenPairs(columns, width)]) yield [row, column];
  }
  for (const column of columns.pairs) {
    const height = (column.far.distance - column.near.distance) / ratio;
    for (const row of hiddenPairs(rows, height)) yield [row, column];
  }
}

interface Judged extends Outline {
  readonly isWhole: boolean;
  readonly support: number;
  readonly score: number;
}

function judge(rows: Direction, columns: Direction, guide: Box): readonly Judged[] {
  const judged: Judged[] = [];
  for (const [row, column] of candidates(rows, columns, guide)) {
    const corners = cornersOf(row, column, guide);
    const support = corners === null ? 0 : supportOf([rows, row], [columns, column], corners);
    if (corners === null || support === 0) continue;
    const outline = outlineOf(corners, row, guide);
    const isWhole = row.hidden === null && column.hidden === null;
    const size = 0.3 * Math.min(outline.scale, isWhole ? 1.5 : 1);
    const score = support + size - 0.005 * Math.abs(outline.turn) - (isWhole ? 0 : 0.1);
    judged.push({ ...outline, isWhole, support, score });
  }
  return judged;
}

/** Returns true if other places are as likely: the pattern of a cloth has many outlines. */
function isPattern(best: Judged, judged: readonly Judged[]): boolean {
  const isOther = ({ shiftX, shiftY, isWhole, support }: Judged) =>
    isWhole && support >= 0.85 * best.support && Math.hypot(shiftX - best.shiftX, shiftY - best.shiftY) > 0.15;
  return judged.filter(isOther).length > othersMax;
}

/**
 * Returns the outline of the card that edges support best, a larger and straighter one rather than another; null if
 * there is none, or many. The card has the proportions of `guide`, and is brighter or darker than what lies under it on
 * all sides.
 */
export function findOutline(frame: GreyFrame, guide: Box): Outline | null {
  const [rowEdges, columnEdges] = [edgesOf(frame), edgesOf(exchanged(frame))];
  const judged: Judged[] = [];
  let isBeyond = false;
  for (const sign of [1, -1] as const) {
    const [rows, columns] = [directionOf(rowEdges, sign), directionOf(columnEdges, sign)];
    judged.push(...judge(rows, columns, guide));
    isBeyond ||= runsThrough(rows, guide.height) || runsThrough(columns, guide.width);
  }
  const [best] = judged.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return isBeyond ? { shiftX: 0, shiftY: 0, scale: Number.POSITIVE_INFINITY, turn: 0 } : null;
  if (isPattern(best, judged)) return null;
  const { shiftX, shiftY, scale, turn } = best;
  return { shiftX, shiftY, scale, turn };
}
