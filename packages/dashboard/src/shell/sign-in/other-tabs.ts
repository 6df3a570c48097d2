/** Notifies the browser's other tabs and windows of a sign-in, so that waiting requests resume. */

const name = 'session';
const word = 'signed-in';

export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(word);
  channel.close();
}

/** Listens for sign-ins in other tabs; returns the function that stops listening. */
export function onSignedInElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data === word) listener();
  };
  return () => channel.close();
}
