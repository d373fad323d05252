import type { Draw } from './draw-lots.ts'

/** `foil` is text on `cloth`, `print` and `rubric` on `paper`; every pair meets WCAG AA. */
export type Cloth = Record<'cloth' | 'foil' | 'paper' | 'print' | 'rubric', string>

const DYES = [18, 38, 72, 112, 152, 196, 238, 268, 335] as const

const GOLD = 'oklch(0.855 0.085 85)'
const IVORY = 'oklch(0.94 0.025 88)'
const PAPER = 'oklch(0.945 0.02 86)'
const VERMILION = 'oklch(0.44 0.15 29)'

export function dyeCloth(draw: Draw, hue: number = draw('dye', DYES)): Cloth {
  const dye = (hue + draw('batch', [-10, -5, 0, 5, 10]) + 360) % 360
  const print = `oklch(0.32 0.07 ${dye})`
  const deep = `oklch(0.31 0.055 ${dye})`
  const full = `oklch(0.365 0.065 ${dye})`
  const worn = `oklch(0.425 0.068 ${dye})`
  const pale = `oklch(0.79 0.022 ${dye})`
  const [cloth, foil] = draw('tone', [
    [deep, GOLD],
    [deep, IVORY],
    [full, GOLD],
    [full, IVORY],
    [worn, IVORY],
    [pale, print],
    ['oklch(0.855 0.03 80)', print],
  ])
  return { cloth, foil, paper: PAPER, print, rubric: VERMILION }
}
