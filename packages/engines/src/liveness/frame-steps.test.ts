import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backgroundStep, meanDifference, repeatedShares } from './frame-steps.ts';

const frame = (value: number) => new Float32Array(64).fill(value);

test('a frame equal to the previous one is frozen, one equal to an earlier one is a loop', () => {
  assert.deepEqual(repeatedShares([frame(1), frame(2), frame(3), frame(4)]), { frozen: 0, looped: 0 });
  assert.deepEqual(repeatedShares([frame(1), frame(1), frame(1), frame(4), frame(5)]), { frozen: 0.5, looped: 0 });
  assert.deepEqual(repeatedShares([frame(1), frame(2), frame(3), frame(1), frame(2)]), { frozen: 0, looped: 0.4 });
  assert.deepEqual(repeatedShares([]), { frozen: 0, looped: 0 });
});

test('sensor noise is not a repetition', () => {
  const noisy = frame(1).map((value, index) => value + (index % 2 === 0 ? 0.3 : 0));
  assert.ok(meanDifference(frame(1), noisy) > 0.1);
  assert.deepEqual(repeatedShares([frame(1), noisy]), { frozen: 0, looped: 0 });
});

const face = { x: 12, y: 12, width: 8, height: 8 };
const picture = (around: number, head: number) =>
  Float32Array.from({ length: 32 * 32 }, (_, index) => {
    const [x, y] = [index % 32, Math.floor(index / 32)];
    return x > 7 && x < 25 && y > 7 ? head : (x % 2 === 0 ? 1 : -1) * around + 100;
  });

test('the head and the exposure may change, the surroundings may not', () => {
  const still = { luma: picture(10, 50), face };
  const turned = { luma: picture(10, 200), face };
  const brighter = { luma: picture(10, 50).map((value) => value + 30), face };
  const elsewhere = { luma: picture(-40, 50), face };
  assert.equal(backgroundStep(still, turned, 32), 0);
  assert.ok((backgroundStep(still, brighter, 32) ?? 1) < 1e-3);
  assert.ok((backgroundStep(still, elsewhere, 32) ?? 0) > 40);
});

test('a face that fills the picture leaves no surroundings to compare', () => {
  const large = { luma: picture(10, 50), face: { x: 2, y: 2, width: 28, height: 28 } };
  assert.equal(backgroundStep(large, large, 32), null);
});
