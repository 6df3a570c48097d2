/** Selection of the video frames that are sent: few, those with the most movement, and the one of each photo. */

/** A frame with its reported values; `change` is the difference from the frame measured before it. */
export interface TurnFrame<Picture> {
  readonly picture: Picture;
  readonly atMs: number;
  readonly prompt: number;
  readonly isShot: boolean;
  readonly change: number;
}

/** Returns the frames of one prompt within `room`: always the photo's frame, then those with the most movement. */
export function keepMoving<Picture>(
  frames: readonly TurnFrame<Picture>[],
  added: TurnFrame<Picture>,
  room: number,
): readonly TurnFrame<Picture>[] {
  const all = [...frames, added];
  const ofPrompt = all.filter(({ prompt, isShot }) => prompt === added.prompt && !isShot);
  // One place is reserved for the photo.
  if (ofPrompt.length < room) return all;
  const stillest = ofPrompt.reduce((a, b) => (b.change < a.change ? b : a));
  return all.filter((frame) => frame !== stillest);
}

/** Returns the area to cut out: the guide in the middle, enlarged by half, in the proportions of a cell. */
export function cutAround(
  guide: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  cell: { readonly cellWidth: number; readonly cellHeight: number },
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const height = Math.max(guide.height, (guide.width * cell.cellHeight) / cell.cellWidth) * 1.5;
  const width = (height * cell.cellWidth) / cell.cellHeight;
  return { x: guide.x + (guide.width - width) / 2, y: guide.y + (guide.height - height) / 2, width, height };
}
