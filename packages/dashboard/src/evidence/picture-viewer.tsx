/** A viewer for the pictures of an inquiry, one or two at a time, with zoom, rotation and contrast. */
import { useState } from 'react';
import { IconButton } from '../kit/button.tsx';
import { Select } from '../kit/select.tsx';
import { useShortcuts } from '../shell/use-shortcuts.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './evidence.module.css';
import type { Picture, Place } from './evidence.ts';
import { type Look, PictureFrame, plainLook } from './picture-frame.tsx';

const none = 'none';
const [least, most] = [1, 8];

export interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  readonly file: string;
  readonly onShow: (file: string) => void;
  /** Region to highlight; null for none. */
  readonly place: Place | null;
}

export function PictureViewer({ pictures, file, onShow, place }: PictureViewerProps) {
  const { evidence: texts } = usePageTexts();
  const [look, setLook] = useState<Look>(plainLook);
  const [beside, setBeside] = useState(none);
  const zoom = (by: number) => setLook((now) => ({ ...now, zoom: Math.min(most, Math.max(least, now.zoom * by)) }));
  const turn = (by: number) => setLook((now) => ({ ...now, turned: (now.turned + by + 360) % 360 }));
  useShortcuts({
    zoomIn: () => zoom(2),
    zoomOut: () => zoom(0.5),
    turnLeft: () => turn(-90),
    turnRight: () => turn(90),
  });
  const pages: Readonly<Record<string, string>> = texts.pages;
  const nameOf = (picture: Picture): string => {
    const name = pages[picture.page] ?? picture.page;
    const hasBoth = pictures.some((each) => each.page === picture.page && each['is-rectified']);
    return picture['is-rectified'] || !hasBoth ? name : `${name} (${texts.asTaken})`;
  };
  const choices = pictures.map((picture) => ({ value: picture.file, label: nameOf(picture) }));
  return (
    <section className={styles['viewer']} aria-label={texts.pictures}>
      <div className={styles['tools']}>
        <Select label={texts.picture} value={file} onChange={onShow} choices={choices} />
        {pictures.length > 1 && (
          <Select
            label={texts.beside}
            value={beside}
            onChange={setBeside}
            choices={[{ value: none, label: texts.besideNone }, ...choices]}
          />
        )}
        <span className={styles['buttons']}>
          <IconButton icon="plus" label={texts.zoomIn} onPress={() => zoom(2)} isDisabled={look.zoom >= most} />
          <IconButton icon="minus" label={texts.zoomOut} onPress={() => zoom(0.5)} isDisabled={look.zoom <= least} />
          <IconButton icon="refresh" label={texts.turn} onPress={() => turn(90)} />
          <IconButton
            icon="sun"
            label={texts.contrast}
            onPress={() => setLook((now) => ({ ...now, contrast: now.contrast === 1 ? 1.8 : 1 }))}
          />
          <IconButton
            icon="contrast"
            label={texts.invert}
            onPress={() => setLook((now) => ({ ...now, isInverted: !now.isInverted }))}
          />
        </span>
      </div>
      <div className={styles['frames']}>
        <PictureFrame file={file} name={nameIn(choices, file)} look={look} place={place} />
        {beside !== none && beside !== file && (
          <PictureFrame file={beside} name={nameIn(choices, beside)} look={look} place={null} />
        )}
      </div>
      <p className={styles['help']}>{texts.audited}</p>
    </section>
  );
}

const nameIn = (choices: readonly { readonly value: string; readonly label: string }[], file: string): string =>
  choices.find(({ value }) => value === file)?.label ?? '';
