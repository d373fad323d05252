import { hueColours } from '#ui/theme/hue.ts'

/** The colour of a genre, and nothing else. */
export const HueDot = ({ hue, className = 'size-2' }: { hue: number; className?: string }) => (
  <span
    aria-hidden
    style={hueColours(hue)}
    className={`inline-block shrink-0 rounded-full bg-(--hue-dot) ${className}`}
  />
)
