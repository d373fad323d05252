import type { CoverTextPlace } from './compositions.ts'
import { type Fit, fitText, scriptOf } from './fit-text.ts'

export type Voice = 'roman' | 'italic' | 'capitals'

export type Setting = Fit & { place: CoverTextPlace; voice: Voice }

/** Letter-spacing of capitals in em, as in cover.css. */
const TRACKING = 0.08

/** A longer line of capitals is a wall. */
const CAPITALS_HOLD = 24

function voiceFor(text: string, wished: Voice): Voice {
  if (scriptOf(text) !== 'cased') return 'roman'
  return wished === 'capitals' && text.length > CAPITALS_HOLD ? 'roman' : wished
}

export function setType(
  text: string,
  place: CoverTextPlace,
  wished: Voice,
  smallest: number,
): Setting {
  const voice = voiceFor(text, wished)
  const [, , width, height] = place.box
  const box = { width, height, smallest }
  if (voice === 'capitals') {
    const largest = place.largest * 0.84
    return { place, voice, ...fitText(text.toUpperCase(), { ...box, largest, tracking: TRACKING }) }
  }
  // Arabic has small bodies between tall strokes: it is set larger to read the same.
  const largest = scriptOf(text) === 'joined' ? place.largest * 1.25 : place.largest
  return { place, voice, ...fitText(text, { ...box, largest }) }
}
