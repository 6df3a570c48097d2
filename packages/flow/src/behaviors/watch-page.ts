/** Measures the behaviours of a document by its events; loaded after the first screen can be used. */
import { type BehaviorCounts, createBehaviorMeter } from './behavior-meter.ts';

export interface PageWatch {
  /** Counts up to now. */
  read(): BehaviorCounts;
  /** Notes that another screen is shown. */
  shown(): void;
  /** True if the browser says that a program controls it (WebDriver, 2.1). */
  readonly automated: boolean;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldSelector = ['input:not([type=hidden])', 'select', 'textarea'].map((each) => `main form ${each}`).join();

/** Returns true for a field that the browser filled in; false in browsers that do not tell. */
function isFilled(field: Element): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    return false;
  }
}

/** Starts to measure. Events are heard before the screens stop them; no content of an event is read or kept. */
export function watchPage(view: Window): PageWatch {
  const { document } = view;
  const meter = createBehaviorMeter(() => view.performance.now());
  const filled = new WeakSet<Element>();
  const fields = () => document.querySelectorAll<Field>(fieldSelector);
  const isTimed = () => document.visibilityState === 'visible' && fields().length > 0;
  const act = () => meter.act(isTimed());
  const lookAtFields = () => {
    for (const field of fields()) {
      const is = isFilled(field);
      if (is && !filled.has(field)) {
        filled.add(field);
        meter.fill();
      } else if (!is && filled.delete(field)) meter.cancelFill();
    }
  };
  const hear = (target: Window | Document, name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, { capture: true, passive: true });
  // A copy or paste without a held key comes from a menu.
  let isHeld = false;
  const hold = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    isHeld = ctrlKey || metaKey || (shiftKey && (event as KeyboardEvent).key === 'Insert');
    act();
  };
  hear(view, 'keydown', hold);
  hear(view, 'keyup', hold);
  hear(view, 'pointerdown', () => {
    isHeld = false;
    act();
  });
  for (const name of ['input', 'change']) {
    hear(view, name, () => {
      act();
      lookAtFields();
    });
  }
  hear(view, 'scroll', act);
  hear(view, 'copy', () => isHeld && meter.copy());
  hear(view, 'paste', () => isHeld && meter.paste());
  // Only the window's own: the events of its fields pass here as well.
  hear(view, 'blur', ({ target }) => target === view && meter.leave());
  hear(view, 'focus', ({ target }) => target === view && meter.comeBack(isTimed()));
  hear(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') meter.leave();
    else if (document.hasFocus()) meter.comeBack(isTimed());
  });
  act();
  return {
    read() {
      lookAtFields();
      act();
      return meter.read();
    },
    shown: act,
    automated: view.navigator.webdriver === true,
  };
}
