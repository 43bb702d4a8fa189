/** Drawn with strokes, 24 by 24. */
const PATHS = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  again:
    'M19.5 5v5h-5M4.500 19v-5h5M18.500 14a7 7 0 0 1-12.500 2L4.500 14M5.500 10a7 7 0 0 1 12.500-2l1.500 2',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  book: 'M5 4.5h10.5a3.5 3.5 0 0 1 3.5 3.5v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  cart: 'M3 4h2.5l2.5 11h10l2.5-8H6.5M9.5 19.5h.01M16.5 19.5h.01',
  check: 'M5 12.5 10 17.5 19.5 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.700M12 17h.01',
  house: 'M4 11.5 12 4.5l8 7M6 10.5V20h12v-9.5M10 20v-5.5h4V20',
  jar: 'M8 3.5h8v3H8zM7 6.5h10l1 3V18a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 18V9.5zM6 12h12v4.5H6z',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1',
  list: 'M4 6l1.5 1.5L8.5 4.5M4 12.5l1.5 1.5 3-3M4 19l1.5 1.5 3-3M12 6.5h8M12 13h8M12 19.5h8',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  plus: 'M12 5v14M5 12h14',
  pot: 'M4.5 11h15v6a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3zM2.5 11h19M9 7.5c0-2 1.5-1.5 1.5-3.5M14 7.5c0-2 1.5-1.5 1.5-3.5',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  share: 'M12 15V4M8 7.5l4-4 4 4M6 11H5v9.5h14V11h-1',
  signOut: 'M10 4.5H5v15h5M15 8l4 4-4 4M19 12H9.5',
  star: 'M12 4l2.5 5.2 5.5.7-4 3.9 1 5.7-5-2.8-5 2.8 1-5.7-4-3.9 5.5-.7z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  text: 'M4 7h16M4 12h16M4 17h10',
  heart: 'M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 20 9.5C20 15 12 20 12 20z',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  upload: 'M12 16V5M7 9.5l5-5 5 5M4.5 20h15',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside a text: screen readers do not need it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
