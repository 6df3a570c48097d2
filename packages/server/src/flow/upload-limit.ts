/** Largest photo or paper an individual may upload, in bytes: what the decoder takes. */
export const maxPhotoBytes = 10_000_000;
