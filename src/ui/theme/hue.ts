import type { CSSProperties } from 'react'

export function hueColours(hue: number): CSSProperties {
  const colours: CSSProperties & Record<`--hue-${'tint' | 'ink' | 'dot'}`, string> = {
    '--hue-tint': `light-dark(oklch(0.95 0.025 ${hue}), oklch(0.3 0.04 ${hue}))`,
    '--hue-ink': `light-dark(oklch(0.38 0.07 ${hue}), oklch(0.88 0.05 ${hue}))`,
    '--hue-dot': `light-dark(oklch(0.56 0.11 ${hue}), oklch(0.74 0.1 ${hue}))`,
  }
  return colours
}
