import { hueColours } from '../theme/hue.ts'

export const HueDot = ({ hue, className = 'size-2' }: { hue: number; className?: string }) => (
  <span
    aria-hidden
    style={hueColours(hue)}
    className={`inline-block shrink-0 rounded-full bg-(--hue-dot) ${className}`}
  />
)
