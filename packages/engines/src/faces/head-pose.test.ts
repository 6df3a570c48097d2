import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Point } from '../facts.ts';
import { HEAD_MODEL, headPose } from './head-pose.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Projects landmarks of the average head, rotated and seen from afar; 68 points, unused ones at the origin. */
function landmarksOf(yaw: number, pitch: number, roll: number): Point[] {
  const [sy, cy] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sp, cp] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  const [sr, cr] = [Math.sin(radians(roll)), Math.cos(radians(roll))];
  const points: Point[] = Array.from({ length: 68 }, () => ({ x: 0, y: 0 }));
  for (const [index, [x, y, z]] of HEAD_MODEL) {
    const rolled = [cr * x - sr * y, sr * x + cr * y, z] as const;
    const nodded = [rolled[0], cp * rolled[1] - sp * rolled[2], sp * rolled[1] + cp * rolled[2]] as const;
    points[index] = { x: 300 + 2 * (cy * nodded[0] + sy * nodded[2]), y: 250 + 2 * nodded[1] };
  }
  return points;
}

describe('headPose', () => {
  const cases = [
    { name: 'a frontal face', yaw: 0, pitch: 0, roll: 0 },
    { name: 'a head turned to its own left', yaw: 30, pitch: 0, roll: 0 },
    { name: 'a head turned to its own right', yaw: -30, pitch: 0, roll: 0 },
    { name: 'a head looking up', yaw: 0, pitch: 20, roll: 0 },
    { name: 'a head looking down', yaw: 0, pitch: -20, roll: 0 },
    { name: 'a head leaning to its own left shoulder', yaw: 0, pitch: 0, roll: 25 },
    { name: 'all three at once', yaw: -20, pitch: 10, roll: -15 },
  ];
  for (const { name, yaw, pitch, roll } of cases) {
    it(`recovers the angles of ${name}`, () => {
      const pose = headPose(landmarksOf(yaw, pitch, roll));
      assert.ok(Math.abs(pose.yaw - yaw) < 0.5, `yaw ${pose.yaw}`);
      assert.ok(Math.abs(pose.pitch - pitch) < 0.5, `pitch ${pose.pitch}`);
      assert.ok(Math.abs(pose.roll - roll) < 0.5, `roll ${pose.roll}`);
    });
  }
});
