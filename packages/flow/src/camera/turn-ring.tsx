/** Ring around the oval that fills towards the side to which the head is to turn, with an arrow at its end. */
import type { Pose } from '../steps/poses.ts';

export type Side = Exclude<Pose, 'center'>;

// The picture is shown as in a mirror: the person's own left is on the left of the screen, in every script.
const arcs: Readonly<Record<Side, readonly string[]>> = {
  left: ['M37.5 0A37.5 50 0 0 0 0 50', 'M37.5 100A37.5 50 0 0 1 0 50'],
  right: ['M37.5 0A37.5 50 0 0 1 75 50', 'M37.5 100A37.5 50 0 0 0 75 50'],
};
const arrows: Readonly<Record<Side, string>> = { left: 'M13 43L6 50L13 57', right: 'M62 43L69 50L62 57' };

interface TurnRingProps {
  readonly side: Side;
  /** Share of the turn that is seen, 0 to 1. */
  readonly share: number;
}

/** Draws the ring; the hint says the same in words. */
export function TurnRing({ side, share }: TurnRingProps) {
  return (
    <svg class="turn-ring" viewBox="0 0 75 100" aria-hidden="true" focusable="false" data-side={side}>
      {arcs[side].map((arc) => (
        <path key={arc} class="turn-way" d={arc} />
      ))}
      {share > 0 &&
        arcs[side].map((arc) => (
          <path key={arc} class="turn-seen" d={arc} pathLength={1} stroke-dasharray={`${share.toFixed(2)} 2`} />
        ))}
      <path class="turn-arrow" d={arrows[side]} />
    </svg>
  );
}
