import { type Composition, LAYOUTS } from './compositions.ts'
import { type Draw, drawLots } from './draw-lots.ts'
import { firstLetterOf, scriptOf, textDirection } from './fit-text.ts'
import { drawOrnament, ORNAMENTS } from './ornaments.ts'
import { type Setting, setType, type Voice } from './set-type.ts'

export type Book = { title: string; author: string; hue?: number }

export type Ground = (typeof GROUNDS)[number]

export type CoverDesign = {
  composition: Composition
  cloth: Cloth
  ornament: string
  ground: Ground
  /** The binding follows the direction of the title's script, whatever the page's. */
  direction: 'ltr' | 'rtl'
  title: Setting
  author: Setting
}

const GROUNDS = ['sprigs', 'lattice', 'scales', 'stripes'] as const

/** Rules next to a letter look like its strokes; single flowers would be cut off by it. */
const AROUND_A_LETTER = ['lattice', 'scales'] as const

function suits(composition: Composition, title: string): boolean {
  if (Array.from(title).length > LAYOUTS[composition].maxTitleLength) return false
  if (composition !== 'initial') return true
  return firstLetterOf(title) !== '' && ['cased', 'square'].includes(scriptOf(title))
}

function compositionsFor(title: string): readonly [Composition, ...Composition[]] {
  const choosy = ['label', 'banded', 'initial', 'medallion', 'panel'] as const
  return [
    'classic',
    'blanche',
    'quarter',
    'split',
    ...choosy.filter((composition) => suits(composition, title)),
  ]
}

export function designCover({ title, author, hue }: Book): CoverDesign {
  const draw = drawLots(`${title}\n${author}`)
  const composition = draw('composition', compositionsFor(title))
  const layout = LAYOUTS[composition]
  const titleVoice = draw<Voice>('title', ['roman', 'roman', 'italic', 'capitals'])
  const authorVoice = draw<Voice>('author', ['capitals', 'capitals', 'roman', 'italic'])
  return {
    composition,
    cloth: dyeCloth(draw, hue),
    ornament: drawOrnament(draw('ornament', ORNAMENTS)),
    ground: draw('ground', composition === 'initial' ? AROUND_A_LETTER : GROUNDS),
    direction: textDirection(title),
    title: setType(title, layout.title, titleVoice, 3.75),
    author: setType(author, layout.author, authorVoice, 3.25),
  }
}

/** `foil` is text on `cloth`, `print` and `rubric` on `paper`; every pair meets WCAG AA. */
type Cloth = Record<'cloth' | 'foil' | 'paper' | 'print' | 'rubric', string>

const DYES = [18, 38, 72, 112, 152, 196, 238, 268, 335] as const

const GOLD = 'oklch(0.855 0.085 85)'
const IVORY = 'oklch(0.94 0.025 88)'
const PAPER = 'oklch(0.945 0.02 86)'
const VERMILION = 'oklch(0.44 0.15 29)'

function dyeCloth(draw: Draw, hue: number = draw('dye', DYES)): Cloth {
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
