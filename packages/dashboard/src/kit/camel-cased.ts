/** Turns `case-queues` into `caseQueues`. */
export const camelCased = (folder: string): string =>
  folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
