/** The product's few icons, drawn as strokes on a grid of 24; hidden from screen readers. */
import styles from './icon.module.css';

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const drawings = {
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  inquiries: `M3.5 5h17v14h-17zM6 16c.6-1.7 4.4-1.7 5 0M14 10h3.5M14 14h3.5${circle(8.5, 10.5, 1.75)}`,
  people: `${circle(12, 8, 4)}M4.5 20.5c.8-4.5 3.5-6.5 7.5-6.5s6.7 2 7.5 6.5`,
  chart: 'M4 4v16h16M8 16v-5M12.5 16V8M17 16v-3',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  upload: 'M12 16V4.5M7.5 8.5L12 4l4.5 4.5M5 20h14',
  match: `${circle(7, 8, 3)}${circle(17, 8, 3)}M2.5 19c.4-3.5 2-5 4.5-5s4.1 1.5 4.5 5M12.5 19c.4-3.5 2-5 4.5-5s4.1 1.5 4.5 5`,
  report: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 14.5l2 2 4-4',
  case: 'M3.5 7.5h17V20h-17zM9 7.5V4h6v3.5M3.5 12.5h17M12 11v3',
  block: `${circle(12, 12, 8.5)}M6 6l12 12`,
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  templates: 'M5 4h14v4H5zM5 12h6v8H5zM15 12h4v8h-4z',
  webhooks: `${circle(12, 6.5, 2.75)}${circle(6, 17, 2.75)}${circle(18, 17, 2.75)}M10.8 9l-3.6 5.6M13.2 9l3.6 5.6M8.75 17h6.5`,
  events: 'M13 3L5 14h6l-1 7 8-11h-6z',
  logs: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  keys: `${circle(8, 15, 4)}M11 12.2L19.5 4M16 7.5l3 3`,
  team: `${circle(9, 8, 3.5)}M3 20c.5-4 2.7-6 6-6s5.5 2 6 6M16 4.8a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.1.7 3.2 2.4 3.5 5.5`,
  roles: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.2 2.2L15.5 10',
  sessions: 'M4 5h16v11H4zM9 20h6M12 16v4',
  audit: 'M7 3h8l4 4v14H7zM15 3v4h4M10 12h6M10 16h6',
  organization: 'M4 21V5h9v16M13 10h7v11M2 21h20M7 9h3M7 13h3M7 17h3M16 14h1M16 17h1',
  settings: `M4 7h8M17 7h3M4 17h3M12 17h8${circle(14.5, 7, 2.5)}${circle(9.5, 17, 2.5)}`,
  search: `${circle(10.5, 10.5, 6)}M15 15l5 5`,
  sandbox: 'M9 3h6M10 3v6L4.5 19a1.5 1.5 0 0 0 1.3 2h12.4a1.5 1.5 0 0 0 1.3-2L14 9V3M7.5 14h9',
  production: `${circle(12, 12, 9)}M8 12.5l2.7 2.7L16 9.5`,
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 6h16M4 12h16M4 18h16',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  right: 'M9 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  passkey: `${circle(10, 7.5, 3.75)}M3 20c.5-4 3-6 7-6 1 0 2 .1 2.8.4${circle(18, 14.5, 2.25)}M18 16.75V21.5l1.75-1.25`,
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.01',
  info: `${circle(12, 12, 9)}M12 11v6M12 7.5v.01`,
  signOut: 'M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5',
  sun: `${circle(12, 12, 4.25)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4`,
  keyboard: 'M2.5 6h19v12h-19zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  contrast: `${circle(12, 12, 8.5)}M12 3.5v17`,
  more: `${circle(5, 12, 1)}${circle(12, 12, 1)}${circle(19, 12, 1)}`,
  refresh: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.6 7.5M4.5 14a8 8 0 0 0 13.9 2.5',
  play: 'M7 4.5v15L19.5 12z',
  picture: `M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5${circle(15.5, 9, 1.2)}`,
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
