import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TurnChallenge } from '../resources/verification/inquiries/index.ts';
import { isAnswerTo, isCurrent, turnSequences } from './turn-challenge.ts';
import { readTurnReport, readTurns } from './turn-report.ts';

const now = new Date('2026-06-15T12:00:00Z');
const challenge: TurnChallenge = {
  nonce: 'n1',
  sessionId: 'iqse_1',
  prompts: ['left', 'center', 'right'],
  expiresAt: '2026-06-15T12:15:00.000Z',
  drawn: 2,
};

describe('the sequences', () => {
  it('are 66, each of three to five prompts with every pose and none twice in a row', () => {
    assert.equal(turnSequences.length, 66);
    assert.equal(new Set(turnSequences.map((sequence) => sequence.join())).size, 66);
    for (const sequence of turnSequences) {
      assert.ok(sequence.length >= 3 && sequence.length <= 5);
      assert.equal(new Set(sequence).size, 3, sequence.join());
      assert.ok(
        sequence.every((pose, index) => pose !== sequence[index - 1]),
        sequence.join(),
      );
    }
  });
});

describe('a challenge', () => {
  it('is accepted from its session, with its nonce, before it expires', () => {
    assert.equal(isAnswerTo(challenge, 'n1', 'iqse_1', now), true);
    assert.equal(isAnswerTo(challenge, 'n2', 'iqse_1', now), false);
    assert.equal(isAnswerTo(challenge, 'n1', 'iqse_2', now), false);
    assert.equal(isAnswerTo(challenge, 'n1', 'iqse_1', new Date('2026-06-15T12:15:00Z')), false);
    assert.equal(isCurrent(null, 'iqse_1', now), false);
  });
});

const video = { width: 1280, height: 960, durationMs: 5_000, frameRate: 30, presented: 150, sampled: 30, unchanged: 0 };
const frames = [
  [0, 0, false],
  [900, 0, true],
  [1_800, 1, true],
  [2_700, 2, true],
];
const said = { frames, video, camera: 'Camera', cameras: ['Camera'] };
const read = (changes: object) => readTurnReport(JSON.stringify({ ...said, ...changes }), challenge);

describe('a report', () => {
  it('is read with the prompts of the challenge, and refused with prompts of its own', () => {
    const report = read({});
    assert.deepEqual(report?.prompts, challenge.prompts);
    assert.equal(report?.drawn, 2);
    assert.deepEqual(report?.frames[1], { atMs: 900, prompt: 0, isShot: true });
    assert.equal(read({ prompts: ['center'] }), null);
  });

  const broken: readonly (readonly [string, object])[] = [
    ['a prompt without its photo', { frames: frames.slice(0, 3) }],
    ['two photos of one prompt', { frames: [...frames, [2_800, 2, true]] }],
    ['frames that run backwards', { frames: [frames[1], frames[0], frames[2], frames[3]] }],
    ['a prompt that was never asked', { frames: [...frames, [2_800, 3, true]] }],
    ['a prompt before its turn', { frames: [frames[0], frames[2], frames[1], frames[3]] }],
    [
      'more frames than a sheet has',
      { frames: [...Array.from({ length: 46 }, () => [0, 0, false]), ...frames.slice(1)] },
    ],
    ['time before the beginning', { frames: [[-1, 0, false], ...frames.slice(1)] }],
    ['no video', { video: undefined }],
    ['a camera with a name without end', { camera: 'x'.repeat(201) }],
    ['numbers that are none', { video: { ...video, sampled: 'many' } }],
    ['something of its own', { extra: 1 }],
  ];
  for (const [name, changes] of broken) {
    it(`is refused with ${name}`, () => assert.equal(read(changes), null));
  }

  it('is refused when it is not JSON', () => {
    for (const text of ['', 'x', 'null', '[]', '{}', '{"frames":'])
      assert.equal(readTurnReport(text, challenge), null, text);
  });
});

describe('the turns of an answer', () => {
  const answered = (fields: Record<string, string>) =>
    readTurns(new Map(Object.entries(fields)), challenge, 'iqse_1', now);

  it('are absent where no challenge is named', () => {
    assert.equal(answered({ 'turn-report': JSON.stringify(said) }), null);
    assert.equal(answered({ challenge: '' }), null);
  });

  it('are stale or unreadable, or come with the report', () => {
    assert.equal(answered({ challenge: 'n0', 'turn-report': JSON.stringify(said) }), 'turns_stale');
    assert.equal(answered({ challenge: 'n1' }), 'turns_unreadable');
    const turns = answered({ challenge: 'n1', 'turn-report': JSON.stringify(said) });
    assert.equal(typeof turns === 'object' && turns?.nonce, 'n1');
  });
});
