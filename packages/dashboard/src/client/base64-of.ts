/** Reads a file as base64. Throws the errors of the file reader. */
export const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A browser may write the address of an empty file without a comma.
    reader.onload = () => resolve(/^data:[^,]*,(.*)$/.exec(String(reader.result))?.[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
