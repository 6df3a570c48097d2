/** Straight lines in a grey picture, by a Hough transform of its edge pixels (Duda and Hart, 1972). */
import type { GreyFrame } from './grey-frame.ts';

/** A line along the rows. */
export interface Line {
  /** Angle against the rows in degrees, positive clockwise. */
  readonly turn: number;
  /** Signed distance from the origin in pixels, positive downwards. */
  readonly distance: number;
}

/** 1 where the picture grows brighter from a row to the next, -1 where darker. */
export type Sign = 1 | -1;

/** Edge pixels along the rows: their signs, 0 where there is no edge. */
export interface Edges {
  readonly signs: Int8Array;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const edgeMin = 9;
const turnMax = 20;
const turnStep = 2;
const linesMax = 10;
const apartMin = 4;
/** Least number of edge pixels of a line, in widths of the picture. */
const votesMin = 0.12;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const turns = Array.from({ length: (2 * turnMax) / turnStep + 1 }, (_, index) => index * turnStep - turnMax);
const sines = turns.map((turn) => Math.sin(radians(turn)));
const cosines = turns.map((turn) => Math.cos(radians(turn)));

/** Returns the picture with rows and columns exchanged, so that its columns are searched as rows are. */
export function exchanged({ pixels, width, height }: GreyFrame): GreyFrame {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = pixels[y * width + x]!;
  }
  return { pixels: turned, width: height, height: width };
}

/** Returns the edges that run more along the rows than along the columns, by central differences. */
export function edgesOf({ pixels, width, height }: GreyFrame): Edges {
  const signs = new Int8Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const down = pixels[at + width]! - pixels[at - width]!;
      const along = pixels[at + 1]! - pixels[at - 1]!;
      if (Math.abs(down) >= edgeMin && Math.abs(down) >= Math.abs(along)) signs[at] = down > 0 ? 1 : -1;
    }
  }
  return { signs, width, height };
}

/** Returns at most ten lines of this sign, at most 20 degrees turned, those with the most edge pixels first. */
export function linesOf({ signs, width, height }: Edges, sign: Sign): readonly Line[] {
  const offset = Math.ceil(width * Math.sin(radians(turnMax)));
  const span = height + 2 * offset;
  const votes = new Uint16Array(turns.length * span);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      if (signs[y * width + x] !== sign) continue;
      for (let index = 0; index < turns.length; index += 1) {
        votes[index * span + Math.round(y * cosines[index]! - x * sines[index]!) + offset]! += 1;
      }
    }
  }
  return strongest(votes, span, offset, votesMin * width);
}

function strongest(votes: Uint16Array, span: number, offset: number, least: number): readonly Line[] {
  const all: number[] = [];
  for (let index = 0; index < votes.length; index += 1) if (votes[index]! >= least) all.push(index);
  all.sort((a, b) => votes[b]! - votes[a]!);
  const kept: Line[] = [];
  for (const index of all) {
    if (kept.length === linesMax) break;
    const line = { turn: turns[Math.floor(index / span)]!, distance: (index % span) - offset };
    const isApart = ({ turn, distance }: Line) =>
      Math.abs(turn - line.turn) > 2 * turnStep || Math.abs(distance - line.distance) > apartMin;
    if (kept.every(isApart)) kept.push(line);
  }
  return kept;
}

/** Returns the row in which a line is at this column. */
export const rowAt = ({ turn, distance }: Line, x: number): number =>
  (distance + x * Math.sin(radians(turn))) / Math.cos(radians(turn));

/** Returns where a line meets `column`, a line of the exchanged picture. */
export function crossing(row: Line, column: Line): Point {
  const [sinRow, cosRow] = [Math.sin(radians(row.turn)), Math.cos(radians(row.turn))];
  const [sinColumn, cosColumn] = [Math.sin(radians(column.turn)), Math.cos(radians(column.turn))];
  const determinant = cosRow * cosColumn - sinRow * sinColumn;
  return {
    x: (column.distance * cosRow + row.distance * sinColumn) / determinant,
    y: (row.distance * cosColumn + column.distance * sinRow) / determinant,
  };
}

const samples = 40;
/** Share of a side that the round corner of a card takes. */
const cornerShare = 0.06;

/**
 * Returns the share of the visible part of a stretch, 0 to 1, along which an edge of this sign runs; null if less than
 * `seenMin` of it is in the picture.
 */
export function coverage({ signs, width, height }: Edges, from: Point, to: Point, sign: Sign, seenMin: number) {
  let [seen, hit] = [0, 0];
  for (let index = 0; index < samples; index += 1) {
    const part = cornerShare + ((1 - 2 * cornerShare) * (index + 0.5)) / samples;
    const x = Math.round(from.x + (to.x - from.x) * part);
    const y = Math.round(from.y + (to.y - from.y) * part);
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) continue;
    seen += 1;
    const at = y * width + x;
    if ([0, 1, -1, 2, -2].some((step) => signs[at + step * width] === sign)) hit += 1;
  }
  return seen < seenMin * samples ? null : hit / seen;
}
