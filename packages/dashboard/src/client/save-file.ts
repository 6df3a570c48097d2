/** Hands a file that the page has to the person's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it when the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
