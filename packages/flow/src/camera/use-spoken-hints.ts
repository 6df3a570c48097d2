import { useEffect, useRef, useState } from 'preact/hooks';

/** The hints read aloud by the browser, if the person wants it. */
export interface SpokenHints {
  readonly isOn: boolean;
  /** Null where the machine has no voice of its own for the language: other voices would send the words elsewhere. */
  readonly toggle: (() => void) | null;
}

const storageName = 'countersign-spoken-hints';
/** A hint is heard out before the next one. */
const heardOutMs = 2_500;

function wasOn(): boolean {
  try {
    return sessionStorage.getItem(storageName) === 'on';
  } catch {
    return false;
  }
}

function remember(isOn: boolean): void {
  try {
    sessionStorage.setItem(storageName, isOn ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the camera is open.
  }
}

/** Returns a voice of this machine that speaks the language of `locale`; null while there is none. */
function useLocalVoice(locale: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    const [language] = locale.split('-');
    const find = () => {
      const speaks = ({ localService, lang }: SpeechSynthesisVoice) =>
        localService && lang.split(/[-_]/)[0]?.toLowerCase() === language;
      setVoice(speechSynthesis.getVoices().find(speaks) ?? null);
    };
    find();
    speechSynthesis.addEventListener('voiceschanged', find);
    return () => speechSynthesis.removeEventListener('voiceschanged', find);
  }, [locale]);
  return voice;
}

/** Reads `hint` aloud in `locale` each time it changes, at most every 2.5 s, while switched on; off at first. */
export function useSpokenHints(hint: string, locale: string): SpokenHints {
  const [isOn, setOn] = useState(wasOn);
  const voice = useLocalVoice(locale);
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn || voice === null) return;
    const speak = () => {
      spokenAt.current = performance.now();
      const words = new SpeechSynthesisUtterance(hint);
      words.voice = voice;
      words.lang = voice.lang;
      speechSynthesis.cancel();
      speechSynthesis.speak(words);
    };
    const timer = setTimeout(speak, Math.max(0, spokenAt.current + heardOutMs - performance.now()));
    return () => clearTimeout(timer);
  }, [isOn, hint, voice]);
  // Speech ends with the camera, and when it is switched off.
  useEffect(() => (voice === null || !isOn ? undefined : () => speechSynthesis.cancel()), [voice, isOn]);
  if (voice === null) return { isOn: false, toggle: null };
  const toggle = () => {
    remember(!isOn);
    setOn(!isOn);
  };
  return { isOn, toggle };
}
