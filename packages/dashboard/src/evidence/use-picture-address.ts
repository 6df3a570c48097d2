/** The address of a picture's bytes within this tab. */
import { useEffect, useState } from 'react';

/** Returns an address of the bytes while the component is mounted; null until there are bytes. */
export function usePictureAddress(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (bytes === undefined) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [bytes]);
  return address;
}
