/**
 * Manifest of a face recognition model: file, licence, preparation of its input, metric of its embeddings, and
 * distances at which two faces count as one person. A threshold is only valid for its network, so the manifest has the
 * digest of the file.
 */
import { createHash } from 'node:crypto';
import { type Static, type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/value';

/** Shares of pairs of different people, each a tenth of the one before. */
export const FALSE_MATCH_RATES = [
  '1:100',
  '1:1000',
  '1:10000',
  '1:100000',
  '1:1000000',
  '1:10000000',
  '1:100000000',
] as const;

export type FalseMatchRate = (typeof FALSE_MATCH_RATES)[number];

const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const text = Type.String({ minLength: 1, maxLength: 2_000 });
const channels = Type.Array(Type.Number(), { minItems: 3, maxItems: 3 });
const share = Type.Number({ minimum: 0, maximum: 1 });
const distance = Type.Number({ exclusiveMinimum: 0, maximum: 100 });
const closed = { additionalProperties: false };

const CurvePoint = Type.Object(
  {
    distance,
    /** Share of pairs of different people within the distance, with its 95 % Wilson interval. */
    falseMatch: share,
    falseMatchInterval: Type.Tuple([share, share]),
    /** Share of people with a picture farther than the distance from their own. */
    falseNonMatch: share,
    falseNonMatchInterval: Type.Tuple([share, share]),
  },
  closed,
);

/** Members of the manifest of every model of aligned faces. */
const common = {
  name: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,63}$' }),
  format: Type.Enum(['onnx', 'face-api']),
  /** File name in the manifest's folder; for the built-in model in its package. */
  file: Type.String({ pattern: '^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$' }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  licence: text,
  source: text,
  input: Type.Object(
    {
      width: whole(32, 640),
      height: whole(32, 640),
      layout: Type.Enum(['NCHW', 'NHWC']),
      channels: Type.Enum(['RGB', 'BGR']),
      /** A value of 0 to 255 is converted to (value - mean) / deviation, in the order of `channels`. */
      mean: channels,
      deviation: Type.Array(Type.Number({ exclusiveMinimum: 0 }), { minItems: 3, maxItems: 3 }),
      alignment: Type.Enum(['arcface-5-point', 'dlib-chip']),
    },
    closed,
  ),
};

/** Distances within which a given share of pairs of different people are, from one in a hundred on. */
const Borders = Type.Object(
  Object.fromEntries(FALSE_MATCH_RATES.map((rate) => [rate, distance])) as Record<FalseMatchRate, typeof distance>,
  closed,
);

const ManifestSchema = Type.Object(
  {
    ...common,
    outputLength: whole(8, 4_096),
    metric: Type.Enum(['euclidean', 'cosine']),
    thresholds: Type.Object(
      {
        /** Distance up to which the nearest of many faces counts as the same person. */
        searchAtMost: distance,
        /** Distance up to which two faces are one person. */
        matchAtMost: distance,
        /** Distance above which two faces are two persons. */
        mismatchAbove: distance,
        /** Distance from which the similarity is 0. */
        unrelatedFrom: distance,
      },
      closed,
    ),
    /**
     * Measured borders that replace the first two thresholds, separately for two photographs and for a card's portrait
     * with a photograph.
     */
    borders: Type.Optional(Type.Object({ photos: Borders, portraits: Borders }, closed)),
    curve: Type.Object(
      {
        /** Description of the pairs, on which the validity of the figures depends. */
        pairs: text,
        people: whole(0, 100_000_000),
        couples: whole(0, 1_000_000_000),
        points: Type.Array(CurvePoint, { maxItems: 200 }),
      },
      closed,
    ),
  },
  closed,
);

export type FaceModelManifest = Static<typeof ManifestSchema>;

const AgeManifestSchema = Type.Object(
  {
    ...common,
    /** One number of years, or a probability for each year from `firstYear` on. */
    output: Type.Union([
      Type.Object({ kind: Type.Literal('years') }, closed),
      Type.Object({ kind: Type.Literal('probabilities'), firstYear: whole(0, 20), count: whole(2, 150) }, closed),
    ]),
    error: Type.Object(
      {
        /** Description of the data of the error figures, on which their validity depends. */
        measured: text,
        people: whole(0, 100_000_000),
        /** Mean absolute error in years. */
        meanAbsolute: Type.Number({ minimum: 0, maximum: 50 }),
        /** Years that 95 % of the estimates are within. */
        within95: Type.Number({ exclusiveMinimum: 0, maximum: 80 }),
      },
      closed,
    ),
  },
  closed,
);

export type AgeModelManifest = Static<typeof AgeManifestSchema>;

export type FaceModelFault =
  | 'manifest_missing'
  | 'manifest_invalid'
  | 'file_missing'
  | 'digest_mismatch'
  | 'network_unusable';

/** Error of a face model that cannot be used; the message is a sentence for the operator. */
export class FaceModelError extends Error {
  override readonly name = 'FaceModelError';
  readonly reason: FaceModelFault;
  constructor(reason: FaceModelFault, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Parses a manifest.
 *
 * @throws FaceModelError `manifest_invalid` with every problem
 */
export function parseManifest(source: string): FaceModelManifest {
  const checked = checkedBy(ManifestSchema, source);
  for (const [what, borders] of Object.entries(checked.borders ?? {})) {
    const distances = FALSE_MATCH_RATES.map((rate) => borders[rate]);
    if (distances.some((each, index) => each > (distances[index - 1] ?? each))) {
      throw invalid(`/borders/${what} must not rise from ${FALSE_MATCH_RATES[0]} on`);
    }
  }
  const { searchAtMost, matchAtMost, mismatchAbove, unrelatedFrom } = checked.thresholds;
  if (!(searchAtMost <= matchAtMost && matchAtMost < mismatchAbove && mismatchAbove < unrelatedFrom)) {
    throw invalid('/thresholds must rise: searchAtMost, matchAtMost, mismatchAbove, unrelatedFrom');
  }
  return checked;
}

/**
 * Parses the manifest of a model that estimates ages.
 *
 * @throws FaceModelError `manifest_invalid` with every problem
 */
export function parseAgeManifest(source: string): AgeModelManifest {
  return checkedBy(AgeManifestSchema, source);
}

function checkedBy<Schema extends TSchema>(schema: Schema, source: string): Static<Schema> {
  const manifest = parseJson(source);
  const faults = Errors(schema, manifest).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  if (faults.length > 0) throw invalid([...new Set(faults)].join('; '));
  return manifest as Static<Schema>;
}

/**
 * Returns the name under which embeddings of the model are stored; they are only compared with each other. It changes
 * with the file and with every setting that changes the embeddings.
 */
export function modelIdOf({ name, sha256, input, outputLength, metric }: FaceModelManifest): string {
  const { width, height, layout, channels: order, mean, deviation, alignment } = input;
  const parts = [sha256, width, height, layout, order, mean, deviation, alignment, outputLength, metric];
  return `${name}@${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)}`;
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw invalid('it is no JSON');
  }
}

function invalid(what: string): FaceModelError {
  return new FaceModelError('manifest_invalid', `The face model's manifest cannot be used: ${what}.`);
}
