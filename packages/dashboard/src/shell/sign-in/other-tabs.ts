/** Tells the other tabs and windows of this browser that somebody signed in, so that what waits there goes on. */

const name = 'session';
const word = 'signed-in';

export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(word);
  channel.close();
}

/** Returns what ends listening. */
export function onSignedInElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data === word) listener();
  };
  return () => channel.close();
}
