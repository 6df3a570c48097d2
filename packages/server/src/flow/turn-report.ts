/** The browser's report about the video between the selfies; parsed strictly, since it may be forged. Pure. */
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { TurnReport } from '../checks/check.ts';
import type { TurnChallenge } from '../resources/verification/inquiries/index.ts';
import { isAnswerTo } from './turn-challenge.ts';

export const maxFrames = 48;
const longestMs = 15 * 60 * 1000;

/** Head turns of an answer, with the challenge they follow. */
export interface TurnAnswer {
  readonly nonce: string;
  readonly sessionId: string;
  readonly report: TurnReport;
}

const count = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const label = Type.String({ maxLength: 200 });

const reportSchema = Type.Object(
  {
    frames: Type.Array(Type.Tuple([count(longestMs), count(4), Type.Boolean()]), { minItems: 3, maxItems: maxFrames }),
    video: Type.Object(
      {
        width: count(10_000),
        height: count(10_000),
        durationMs: count(longestMs),
        frameRate: Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 1_000 })]),
        presented: Type.Union([Type.Null(), count(1_000_000)]),
        sampled: count(100_000),
        unchanged: count(100_000),
      },
      { additionalProperties: false },
    ),
    camera: Type.Union([Type.Null(), label]),
    cameras: Type.Array(label, { maxItems: 16 }),
  },
  { additionalProperties: false },
);

/**
 * Reads the head turns of an answer: null if there are none, a problem if they belong to another or an expired
 * challenge, or cannot be parsed.
 */
export function readTurns(
  fields: ReadonlyMap<string, string>,
  challenge: TurnChallenge | null,
  sessionId: string,
  now: Date,
): TurnAnswer | null | 'turns_stale' | 'turns_unreadable' {
  const nonce = fields.get('challenge') ?? '';
  if (nonce === '') return null;
  if (!isAnswerTo(challenge, nonce, sessionId, now)) return 'turns_stale';
  const report = readTurnReport(fields.get('turn-report') ?? '', challenge);
  return report === null ? 'turns_unreadable' : { nonce, sessionId, report };
}

/**
 * Parses a report; null if the text is no report, or if its frames run backwards, skip a prompt of the challenge or
 * name one that the challenge does not have.
 */
export function readTurnReport(text: string, { prompts, drawn }: TurnChallenge): TurnReport | null {
  const said = parse(text);
  if (said === null) return null;
  const frames = said.frames.map(([atMs, prompt, isShot]) => ({ atMs, prompt, isShot }));
  const ordered = frames.every(({ atMs, prompt }, index) => {
    const before = frames[index - 1];
    return before === undefined || (atMs >= before.atMs && prompt >= before.prompt);
  });
  const shots = frames.filter(({ isShot }) => isShot).map(({ prompt }) => prompt);
  const complete = shots.length === prompts.length && shots.every((prompt, index) => prompt === index);
  return ordered && complete ? { ...said, frames, prompts, drawn } : null;
}

function parse(text: string): Static<typeof reportSchema> | null {
  try {
    const value: unknown = JSON.parse(text);
    return Check(reportSchema, value) ? value : null;
  } catch {
    return null;
  }
}
