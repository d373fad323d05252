/** Text is 16 px on touch screens, or iOS zooms in on focus. */
export const controlLook =
  'w-full min-w-0 rounded-md border border-line-strong bg-card text-sm text-ink transition-colors duration-150 placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:focus-visible:outline-danger disabled:cursor-default disabled:border-line disabled:bg-sunken disabled:text-ink-faint disabled:hover:border-line pointer-coarse:text-base forced-colors:focus-visible:outline-2 forced-colors:disabled:text-[GrayText]'

export const controlHeight = 'h-10 pointer-coarse:h-11'

export const controlButton =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-md text-ink-soft -outline-offset-3 hover:text-ink disabled:cursor-default disabled:text-ink-faint pointer-coarse:size-11 [&>svg]:size-4'
