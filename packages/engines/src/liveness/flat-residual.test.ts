import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Point } from '../facts.ts';
import { loadOpenCv } from '../images/opencv.ts';
import { flatResidual } from './flat-residual.ts';

const { cv } = await loadOpenCv();

/** 68 points on a dome as wide as a face, in millimetres; 36 and 45 are the outer corners of the eyes. */
const head = Array.from({ length: 68 }, (_, index) => {
  if (index === 36 || index === 45) return { x: index === 36 ? -44 : 44, y: 0, z: 20 };
  const [x, y] = [
    70 * Math.sin(2.4 * index) * Math.sqrt(index / 68),
    80 * Math.cos(2.4 * index) * Math.sqrt(index / 68),
  ];
  return { x, y, z: 60 * (1 - (x * x + y * y) / 11_300) };
});

const seen = (degrees: number, depth: number): Point[] => {
  const angle = (degrees * Math.PI) / 180;
  return head.map(({ x, y, z }) => ({ x: x * Math.cos(angle) + depth * z * Math.sin(angle), y }));
};

/** Points of a picture on a sheet that is tilted back and sideways. */
const printed = seen(0, 0).map(({ x, y }) => {
  const far = 1 + 0.002 * x + 0.001 * y;
  return { x: (0.8 * x + 0.1 * y + 12) / far, y: (0.95 * y - 0.05 * x - 4) / far };
});

test('a flat picture from another angle leaves no residual', () => {
  const left = flatResidual(cv, seen(0, 1), printed);
  assert.ok(left !== null && left < 1e-3, String(left));
});

test('a head leaves a residual that grows with the turn', () => {
  const [little, much] = [flatResidual(cv, seen(0, 1), seen(12, 1)), flatResidual(cv, seen(0, 1), seen(25, 1))];
  assert.ok(little !== null && much !== null && little > 0.015 && much > 0.035 && much > little, `${little} ${much}`);
});

test('pictures that cannot be compared give no residual', () => {
  assert.equal(flatResidual(cv, [], []), null);
  assert.equal(flatResidual(cv, seen(0, 1), seen(0, 1).slice(1)), null);
  const point = Array.from({ length: 68 }, () => ({ x: 1, y: 1 }));
  assert.equal(flatResidual(cv, point, point), null);
});
