/** A way out to what somebody else published: it is told neither who sends nor from where, and runs nothing here. */
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { webAddressOf } from '../media.ts';

export interface WebLinkProps {
  readonly address: string;
  readonly text: string;
}

export function WebLink({ address, text }: WebLinkProps) {
  const { kit } = usePageTexts();
  const url = webAddressOf(address);
  if (url === null) return text;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" title={kit.newTab}>
      {text}
    </a>
  );
}
