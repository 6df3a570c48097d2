/** Automatic assignment of cases. Pure. */

export const distributions = ['round-robin', 'fewest-open', 'case-creator', 'inquiry-creator'] as const;

export type Distribution = (typeof distributions)[number];

export const availabilities = ['available', 'busy', 'unavailable'] as const;

export type Availability = (typeof availabilities)[number];

export interface PolicySettings {
  readonly distribution: Distribution;
  /** Candidates; for teams, their present members. */
  readonly userIds: readonly string[];
  readonly teamIds: readonly string[];
  /** Maximum number of open cases of a person in all queues; null for no limit. */
  readonly mostOpen: number | null;
  readonly assignWhen: readonly Availability[];
  /** Availability states in which a person's cases are taken away and reassigned. */
  readonly unassignWhen: readonly Availability[];
}

/**
 * Default as in the contract: any person may get a case, and no one loses one. Extension: a person who is away gets no
 * cases (decision 0117).
 */
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
  /** Person who got the last case. */
  readonly lastUserId: string | null;
  /** Creator of the case, or of its inquiry, depending on the policy. */
  readonly creatorId: string | null;
  /** Person from whom the case is taken. */
  readonly exceptId: string | null;
}

/**
 * Returns the assignee; null if there is no eligible person. Ties are broken by id, so that the result is
 * deterministic.
 */
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
