/** Bytes of one part of a file; a smaller file is sent with its answer. */
export const partBytes = 262_144;
