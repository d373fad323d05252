import { type Cloth, dyeCloth } from './cloth.ts'
import { type Composition, LAYOUTS } from './compositions.ts'
import { drawLots } from './draw-lots.ts'
import { textDirection, firstLetterOf, scriptOf } from './fit-text.ts'
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
