/** Size limit of an individual's photo or paper, in bytes: that of the decoder. */
export const maxPhotoBytes = 10_000_000;
