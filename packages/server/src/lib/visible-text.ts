/** Texts that a person can see: blanks, control and format characters alone show nothing. Pure. */

const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** Returns true if at least one character of the text is shown. */
export const isVisible = (text: string): boolean => visible.test(text);
