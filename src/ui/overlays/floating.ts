export const floatingSurface =
  'origin-(--transform-origin) rounded-md border border-line bg-card text-ink shadow-floating outline-none transition-[scale,opacity] duration-120 ease-page data-ending-style:scale-98 data-ending-style:opacity-0 data-instant:duration-0 data-starting-style:scale-98 data-starting-style:opacity-0'
