/** Contrast checks of each text on its background. */
import { Badge } from '../../../kit/badge.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { contrast, needed, textPairs, worn } from '../styles.ts';
import look from '../themes.module.css';
import type { PreviewProps } from './preview.tsx';

export function Contrasts({ styles, variant }: PreviewProps) {
  const { themes: texts } = usePageTexts();
  return (
    <ul className={look['contrasts']}>
      {textPairs.map(([text, ground]) => {
        const found = contrast(worn(styles, variant, text), worn(styles, variant, ground));
        const shown = (Math.floor(found * 10) / 10).toFixed(1);
        return (
          <li key={`${text} ${ground}`}>
            <span>{fill(texts.pair, { text: texts.colors[text], ground: texts.colors[ground] })}</span>
            <Badge tone={found >= needed ? 'good' : 'problem'}>
              {found >= needed ? `${shown}:1` : fill(texts.unreadable, { found: shown })}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
