/**
 * Suite of head turns: the acceptance rate of rendered live heads, and the refusal rate of rendered attacks. Six
 * photographs of people, turned by a depth model; no real movement, mask or video is included.
 */
import {
  createEngines,
  type Engines,
  type NormalizedImage,
  type SelfieFacts,
  type SelfiePose,
} from '@countersign/engines';
import { makeRandom, PORTRAITS, renderTurns, TURN_KINDS, type TurnKind } from '@countersign/specimens';
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { type CheckOutcome, noFacts, type TurnEvidence } from '../../../src/checks/check.ts';
import { selfieLivenessDetection } from '../../../src/checks/selfie/selfie-liveness-detection.ts';
import { turnSequences } from '../../../src/flow/turn-challenge.ts';

interface Trial {
  readonly kind: TurnKind;
  readonly outcome: CheckOutcome;
  readonly remark: string;
}

const POSES: readonly SelfiePose[] = ['center', 'left', 'right'];

async function normalized(engines: Engines, bytes: Uint8Array): Promise<NormalizedImage> {
  const image = await engines.normalizeImage(bytes);
  if (!image.ok) throw new Error(`a specimen was refused: ${image.reason}`);
  return image;
}

/** Returns the evidence with the report of an honest browser: only the frames are measured. */
async function evidenceOf(
  engines: Engines,
  kind: TurnKind,
  portraitIndex: number,
  seed: number,
  prompts: readonly SelfiePose[],
): Promise<TurnEvidence> {
  const { sheet, layout, frames, photos } = await renderTurns({ kind, portraitIndex, seed, prompts });
  const selfies: Partial<Record<SelfiePose, SelfieFacts>> = {};
  for (const pose of POSES) selfies[pose] = await engines.extractSelfie(await normalized(engines, photos[pose]), pose);
  const straight = await normalized(engines, photos.center);
  const input = { sheet: await normalized(engines, sheet), layout, frames, prompts, straight, selfies };
  const seen = await engines.extractTurns(input);
  const durationMs = frames.at(-1)?.atMs ?? 0;
  const video = { width: 1280, height: 960, durationMs, frameRate: 30, presented: null, sampled: 0, unchanged: 0 };
  return { seen, report: { prompts, drawn: 1, frames, video, camera: null, cameras: [] } };
}

async function attempt(engines: Engines, kind: TurnKind, options: SuiteOptions, index: number): Promise<Trial> {
  const random = makeRandom(options.seed * 1000 + index, `turns ${kind}`);
  // A loop needs prompts that repeat, and a replayed order is no attack if it happens to be the same.
  const prompts = random.pick(turnSequences.filter(({ length }) => length > 3));
  const portraitIndex = index % PORTRAITS.length;
  const turns = await evidenceOf(engines, kind, portraitIndex, options.seed * 1000 + index, prompts);
  const { defaultSettings } = selfieLivenessDetection;
  const outcome = selfieLivenessDetection.evaluate({ ...noFacts, turns }, defaultSettings, '2026-01-01');
  const signals = Object.entries(outcome.metadata['signals'] ?? {}).filter(([, value]) => value < 1);
  const told = signals.map(([name, value]) => `${name} ${value}`).join(' ');
  return { kind, outcome, remark: `${index}: ${outcome.metadata['liveness-score']} ${told}` };
}

/** Returns true if this process takes the specimen: every one without a shard. */
const isMine = ({ shard }: SuiteOptions, index: number): boolean =>
  shard === undefined || index % shard.of === shard.part - 1;

export const takesShards = true;

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const engines = createEngines({ processorLimitMs: 240_000 });
  const kinds = TURN_KINDS.filter((kind) => !options.only?.length || options.only.includes(kind));
  const trials: Trial[] = [];
  try {
    for (let index = 0; index < options.count; index += 1) {
      if (!isMine(options, index)) continue;
      for (const kind of kinds) trials.push(await attempt(engines, kind, options, index));
    }
  } finally {
    await engines.close();
  }
  const figure = (name: string, own: readonly Trial[], isRight: (trial: Trial) => boolean): Figure => {
    const missed = own.filter((trial) => !isRight(trial)).map(({ remark }) => remark);
    const note = missed.length === 0 ? {} : { note: missed.slice(0, 5).join('; ') };
    return { suite: 'liveness', name, hits: own.length - missed.length, n: own.length, ...note };
  };
  const of = (kind: TurnKind) => trials.filter((trial) => trial.kind === kind);
  const flat = trials.filter(({ kind }) => kind === 'still' || kind === 'flat-print');
  return [
    ...kinds.map((kind) =>
      kind === 'live'
        ? figure('live is passed', of(kind), ({ outcome }) => outcome.status === 'passed')
        : figure(`${kind} is refused`, of(kind), ({ outcome }) => outcome.status === 'failed'),
    ),
    figure('flat is named replica_2d_detected', flat, ({ outcome }) => outcome.reasons.includes('replica_2d_detected')),
  ];
}
