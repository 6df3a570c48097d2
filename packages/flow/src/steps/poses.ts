/** Poses of the face in the order they are taken; their names are those of the posted files. */
export const poses = ['center', 'left', 'right'] as const;

/** Direction of the head, from the person's own point of view. */
export type Pose = (typeof poses)[number];
