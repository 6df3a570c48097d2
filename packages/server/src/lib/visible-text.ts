/** Texts that a person can see: a text of only blanks, control and format characters shows nothing. Pure. */

const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** Returns true if at least one character of the text is shown. */
export const isVisible = (text: string): boolean => visible.test(text);
