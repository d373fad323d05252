import type { CSSProperties } from 'react'

/** The colours `--hue-tint`, `--hue-ink` and `--hue-dot` for the element and all inside. */
export function hueColours(hue: number): CSSProperties {
  const colours: CSSProperties & Record<'--hue', number> = { '--hue': hue }
  return colours
}
