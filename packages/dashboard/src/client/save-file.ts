/** Saves a file from the page to the user's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After this time the browser has certainly begun to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
