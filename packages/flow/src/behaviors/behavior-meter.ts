/** Counts of what the individual does on the screens, without any content: no key, no text, no value. Pure. */

/** Counts since the script of the meter began; times in milliseconds. */
export interface BehaviorCounts {
  readonly 'distraction-events': number;
  readonly 'hesitation-baseline': number;
  readonly 'hesitation-count': number;
  readonly 'hesitation-time': number;
  readonly 'shortcut-copies': number;
  readonly 'shortcut-pastes': number;
  readonly 'autofill-starts': number;
  readonly 'autofill-cancels': number;
}

/** Milliseconds without input that make a pause. */
export const pauseMs = 3_000;

/** Milliseconds within which the browser fills the fields of one form: together they are one start. */
const oneFillMs = 1_000;

export const nothingCounted: BehaviorCounts = {
  'distraction-events': 0,
  'hesitation-baseline': 0,
  'hesitation-count': 0,
  'hesitation-time': 0,
  'shortcut-copies': 0,
  'shortcut-pastes': 0,
  'autofill-starts': 0,
  'autofill-cancels': 0,
};

export interface BehaviorMeter {
  /** Ends the period since the last act; `isTimed` is true if the page is in view and has fields from now on. */
  act(isTimed: boolean): void;
  /** Counts a loss of the focus or of the view; once until the individual is back. */
  leave(): void;
  comeBack(isTimed: boolean): void;
  copy(): void;
  paste(): void;
  /** Counts fields that the browser has filled in. */
  fill(): void;
  /** Counts a filled field that was then changed by hand. */
  cancelFill(): void;
  read(): BehaviorCounts;
}

/** Creates a meter. `now` returns milliseconds of a clock that never goes back. */
export function createBehaviorMeter(now: () => number): BehaviorMeter {
  const counts = { ...nothingCounted };
  let [since, filledAt] = [now(), Number.NEGATIVE_INFINITY];
  let [timed, isAway] = [false, false];
  const act = (isTimed: boolean): void => {
    const passed = Math.round(now() - since);
    if (timed) counts['hesitation-baseline'] += passed;
    if (timed && passed >= pauseMs) {
      counts['hesitation-count'] += 1;
      counts['hesitation-time'] += passed;
    }
    since = now();
    timed = isTimed && !isAway;
  };
  return {
    act,
    leave() {
      if (isAway) return;
      act(false);
      isAway = true;
      counts['distraction-events'] += 1;
    },
    comeBack(isTimed) {
      isAway = false;
      act(isTimed);
    },
    copy() {
      counts['shortcut-copies'] += 1;
    },
    paste() {
      counts['shortcut-pastes'] += 1;
    },
    fill() {
      if (now() - filledAt > oneFillMs) counts['autofill-starts'] += 1;
      filledAt = now();
    },
    cancelFill() {
      counts['autofill-cancels'] += 1;
    },
    read: () => ({ ...counts }),
  };
}

/** Returns what was counted since `before`. */
export function countedSince(counts: BehaviorCounts, before: BehaviorCounts): BehaviorCounts {
  const names = Object.keys(counts) as (keyof BehaviorCounts)[];
  return Object.fromEntries(names.map((name) => [name, counts[name] - before[name]])) as unknown as BehaviorCounts;
}
