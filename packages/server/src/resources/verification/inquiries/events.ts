/** What the events of inquiries tell beside the inquiry. Pure. */

/** Ids of the people whose decision it was. */
export const peopleBehind = (userIds: readonly string[]) => ({ 'decided-by': userIds });
