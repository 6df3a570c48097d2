/** Who is given a case by itself. Pure. */

export const distributions = ['round-robin', 'fewest-open', 'case-creator', 'inquiry-creator'] as const;

export type Distribution = (typeof distributions)[number];

export const availabilities = ['available', 'busy', 'unavailable'] as const;

export type Availability = (typeof availabilities)[number];

export interface PolicySettings {
  readonly distribution: Distribution;
  /** Among whom; of teams whoever is in them at that moment. */
  readonly userIds: readonly string[];
  readonly teamIds: readonly string[];
  /** Cases that somebody has open at most, of all queues; null for as many as come. */
  readonly mostOpen: number | null;
  readonly assignWhen: readonly Availability[];
  /** Whoever becomes this is given nobody's cases: what they have goes to others. */
  readonly unassignWhen: readonly Availability[];
}

/** As the contract has it: whoever is there, and nobody loses a case; ours is that who is away gets none (decision 0117). */
export const shippedPolicy: PolicySettings = {
  distribution: 'round-robin',
  userIds: [],
  teamIds: [],
  mostOpen: null,
  assignWhen: ['available'],
  unassignWhen: ['unavailable'],
};

export interface Candidate {
  readonly userId: string;
  readonly availability: Availability;
  readonly open: number;
}

interface Draw {
  readonly settings: PolicySettings;
  readonly candidates: readonly Candidate[];
  /** Whose turn it was last. */
  readonly lastUserId: string | null;
  /** Of the case, or of its inquiry, as the policy asks. */
  readonly creatorId: string | null;
  /** From whom it is taken. */
  readonly exceptId: string | null;
}

/** Null where nobody may be given one. Whoever is as good as another comes in the order of the ids, so that two draws are alike. */
export function drawAssignee({ settings, candidates, lastUserId, creatorId, exceptId }: Draw): string | null {
  const { distribution, assignWhen, mostOpen } = settings;
  const able = candidates
    .filter(({ userId, availability, open }) => {
      const hasRoom = mostOpen === null || open < mostOpen;
      return userId !== exceptId && assignWhen.includes(availability) && hasRoom;
    })
    .toSorted((left, right) => (left.userId < right.userId ? -1 : 1));
  switch (distribution) {
    case 'round-robin':
      return (able.find(({ userId }) => userId > (lastUserId ?? '')) ?? able[0])?.userId ?? null;
    case 'fewest-open':
      return (
        able.reduce<Candidate | null>((best, each) => (best === null || each.open < best.open ? each : best), null)
          ?.userId ?? null
      );
    case 'case-creator':
    case 'inquiry-creator':
      return able.find(({ userId }) => userId === creatorId)?.userId ?? null;
  }
}
