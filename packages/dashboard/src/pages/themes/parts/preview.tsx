/** A preview of a flow screen in the theme's colours. */
import type { CSSProperties } from 'react';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { contrast, fontIn, radiusIn, type Styles, type Variant, worn } from '../styles.ts';
import look from '../themes.module.css';

export interface PreviewProps {
  readonly styles: Styles;
  readonly variant: Variant;
}

const families: Readonly<Record<string, string>> = {
  serif: 'Georgia, serif',
  'sans-serif': 'Arial, sans-serif',
  monospace: 'monospace',
  rounded: 'ui-rounded, system-ui, sans-serif',
};

export function Preview({ styles, variant }: PreviewProps) {
  const { themes: texts } = usePageTexts();
  const accent = worn(styles, variant, 'primary-color');
  const radius = `${radiusIn(styles) === '' ? 12 : Number(radiusIn(styles))}px`;
  const page: CSSProperties = {
    background: worn(styles, variant, 'background-color'),
    color: worn(styles, variant, 'text-color'),
    fontFamily: families[fontIn(styles)] ?? 'system-ui, sans-serif',
  };
  const button: CSSProperties = {
    background: accent,
    color: contrast('#ffffff', accent) >= 4.5 ? '#ffffff' : '#0c1a30',
    borderRadius: radius,
  };
  return (
    <div className={look['preview']} style={page} aria-hidden="true">
      <div
        className={look['card']}
        style={{ background: worn(styles, variant, 'surface-color'), borderRadius: radius }}
      >
        <strong>{texts.previewTitle}</strong>
        <span style={{ color: worn(styles, variant, 'secondary-text-color') }}>{texts.previewText}</span>
        <span style={{ color: accent }}>{texts.previewLink}</span>
        <span className={look['button']} style={button}>
          {texts.previewButton}
        </span>
      </div>
    </div>
  );
}
