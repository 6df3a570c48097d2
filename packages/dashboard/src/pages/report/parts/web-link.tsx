/** A link to third-party content: sends no referrer and runs nothing here. */
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
