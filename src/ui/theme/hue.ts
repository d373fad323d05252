import type { CSSProperties } from 'react'

/** A hue of the colour wheel as a quiet pair, by day and by night: `bg-(--hue-tint)`, `text-(--hue-ink)`, a `--hue-dot`. */
export function hueColours(hue: number): CSSProperties {
  const colours: CSSProperties & Record<`--hue-${'tint' | 'ink' | 'dot'}`, string> = {
    '--hue-tint': `light-dark(oklch(0.945 0.028 ${hue}), oklch(0.3 0.045 ${hue}))`,
    '--hue-ink': `light-dark(oklch(0.37 0.085 ${hue}), oklch(0.88 0.06 ${hue}))`,
    '--hue-dot': `light-dark(oklch(0.58 0.11 ${hue}), oklch(0.7 0.1 ${hue}))`,
  }
  return colours
}
