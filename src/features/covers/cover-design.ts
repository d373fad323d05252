import { type Cloth, dyeCloth } from './cloth.ts'
import { type Composition, LAYOUTS, type Place } from './compositions.ts'
import { drawLots } from './draw-lots.ts'
import { directionOf, type Fit, fitText, scriptOf } from './fit-text.ts'
import { ORNAMENTS, type OrnamentName } from './ornaments.ts'

export type Book = { title: string; author: string; hue?: number }

export type Voice = 'roman' | 'italic' | 'capitals'
export type Ground = (typeof GROUNDS)[number]
export type Setting = Place & Fit & { voice: Voice }

export type CoverDesign = {
  composition: Composition
  cloth: Cloth
  ornament: OrnamentName
  ground: Ground
  direction: 'ltr' | 'rtl'
  title: Setting
  author: Setting
}

const GROUNDS = ['sprigs', 'lattice', 'scales', 'stripes'] as const
/** Straight rules would read as strokes of the letter. */
const AROUND_A_LETTER = ['sprigs', 'lattice', 'scales'] as const

/** Letter-spacing of capitals in em, as in cover.css. */
const TRACKING = 0.08
const CAPITALS_HOLD = 24

/** Joined scripts have small bodies between tall strokes: set larger to read the same. */
function largestFor(text: string, voice: Voice, { largest }: Place): number {
  if (voice === 'capitals') return largest * 0.84
  return scriptOf(text) === 'joined' ? largest * 1.25 : largest
}

function setType(text: string, place: Place, smallest: number, wished: Voice): Setting {
  const capitals = wished === 'capitals'
  const voice =
    scriptOf(text) !== 'cased' || (capitals && text.length > CAPITALS_HOLD) ? 'roman' : wished
  const shown = voice === 'capitals' ? text.toUpperCase() : text
  const largest = largestFor(text, voice, place)
  const fit = fitText(shown, place.box, {
    largest,
    smallest,
    tracking: voice === 'capitals' ? TRACKING : 0,
  })
  return { ...place, ...fit, voice }
}

function compositionsFor(title: string): [Composition, ...Composition[]] {
  const drawn: Composition[] = ['label', 'banded', 'medallion', 'panel']
  const letters = Array.from(title).length
  const fitting = drawn.filter((name) => letters <= LAYOUTS[name].holds)
  const initial: Composition[] =
    letters <= LAYOUTS.initial.holds && ['cased', 'square'].includes(scriptOf(title))
      ? ['initial']
      : []
  return ['classic', 'blanche', 'quarter', 'split', ...fitting, ...initial]
}

/** The same book is bound the same way everywhere and for ever; its genre's hue only changes the dye. */
export function designCover({ title, author, hue }: Book): CoverDesign {
  const draw = drawLots(`${title}\n${author}`)
  const composition = draw('composition', compositionsFor(title))
  const layout = LAYOUTS[composition]
  return {
    composition,
    cloth: dyeCloth(draw, hue),
    ornament: draw('ornament', ORNAMENTS),
    ground: draw('ground', composition === 'initial' ? AROUND_A_LETTER : GROUNDS),
    direction: directionOf(title),
    title: setType(
      title,
      layout.title,
      3.75,
      draw('title', ['roman', 'roman', 'italic', 'capitals'] as const),
    ),
    author: setType(
      author,
      layout.author,
      3.25,
      draw('author', ['capitals', 'capitals', 'roman', 'italic'] as const),
    ),
  }
}
