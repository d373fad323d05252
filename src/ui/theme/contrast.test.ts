import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frameColour } from './theme-colours.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  Array.from(
    css.matchAll(/--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g),
    (match) => [match[1]!, { light: luminance(match[2]!), dark: luminance(match[3]!) }],
  ),
)

const WCAG_AA_TEXT = 4.5
const WCAG_AA_OUTLINE = 3
const WCAG_AAA_TEXT = 7

const grounds = ['paper', 'card', 'sunken', 'hover']

const pairs: [foreground: string, backgrounds: string[], ratio: number][] = [
  ['ink', [...grounds, 'accent-tint', 'danger-tint', 'success-tint', 'warning-tint'], WCAG_AA_TEXT],
  ['ink-soft', [...grounds, 'accent-tint'], WCAG_AA_TEXT],
  ['ink-faint', [...grounds, 'accent-tint'], WCAG_AA_TEXT],
  ['paper', ['ink'], WCAG_AA_TEXT],
  ['accent', [...grounds, 'accent-tint'], WCAG_AA_TEXT],
  ['on-accent', ['accent', 'accent-strong'], WCAG_AA_TEXT],
  ['accent-ink', [...grounds, 'accent-tint'], WCAG_AA_TEXT],
  ['on-danger', ['danger', 'danger-strong'], WCAG_AA_TEXT],
  ['danger', [...grounds, 'danger-tint'], WCAG_AA_TEXT],
  ['success', [...grounds, 'success-tint'], WCAG_AA_TEXT],
  ['warning', [...grounds, 'warning-tint'], WCAG_AA_TEXT],
  ['line-strong', ['paper', 'card'], WCAG_AA_OUTLINE],
  ['accent', grounds, WCAG_AA_OUTLINE],
]

describe.each(['light', 'dark'] as const)('every pair of colours reads well: %s', (theme) => {
  for (const [foreground, backgrounds, ratio] of pairs) {
    it.each(backgrounds)(`${foreground} on %s reaches ${ratio}`, (background) => {
      const [one, other] = [foreground, background].map((name) => tokens.get(name)![theme])
      expect(contrast(one!, other!)).toBeGreaterThanOrEqual(ratio)
    })
  }
})

/** Long texts reach AAA; hints, states and labels of plots reach AA. */
const bodyText: [foreground: string, backgrounds: string[]][] = [
  ['ink', [...grounds, 'accent-tint', 'danger-tint', 'success-tint', 'warning-tint']],
  ['ink-soft', [...grounds, 'accent-tint', 'danger-tint', 'success-tint', 'warning-tint']],
  ['accent', ['paper', 'card', 'sunken']],
  ['accent-ink', [...grounds, 'accent-tint']],
  ['on-accent', ['accent', 'accent-strong']],
  ['paper', ['ink']],
]

describe.each(['light', 'dark'] as const)('body text reaches AAA: %s', (theme) => {
  for (const [foreground, backgrounds] of bodyText) {
    it.each(backgrounds)(`${foreground} on %s reaches ${WCAG_AAA_TEXT}`, (background) => {
      const [one, other] = [foreground, background].map((name) => tokens.get(name)![theme])
      expect(contrast(one!, other!)).toBeGreaterThanOrEqual(WCAG_AAA_TEXT)
    })
  }
})

it.each(['light', 'dark'] as const)('the frame of the browser is paper: %s', (theme) => {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(frameColour[theme])!
  const [red, green, blue] = parts.map((part) => toLinear(Number.parseInt(part, 16) / 255))
  const frame = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  expect(frame).toBeCloseTo(tokens.get('paper')![theme], 2)
})

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function contrast(a: number, b: number) {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(oklch: string) {
  const [lightness, chroma, hue] = oklch.split(' ').map(Number) as [number, number, number]
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const inGamut = (channel: number) => Math.min(1, Math.max(0, channel))
  return (
    0.2126 * inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  )
}
