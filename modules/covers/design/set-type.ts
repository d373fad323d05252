import type { CoverTextPlace } from './compositions.ts'
import { type Fit, fitText, scriptOf } from './fit-text.ts'

export type Voice = 'roman' | 'italic' | 'capitals'

export type Setting = Fit & { place: CoverTextPlace; voice: Voice }

/** Letter-spacing of capitals in em, as in cover.css. */
const TRACKING = 0.08

const MAX_CAPITALS = 24

function voiceFor(text: string, wished: Voice): Voice {
  if (scriptOf(text) !== 'cased') return 'roman'
  return wished === 'capitals' && text.length > MAX_CAPITALS ? 'roman' : wished
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
  // Arabic letters look smaller at the same font size, so they are set larger.
  const largest = scriptOf(text) === 'joined' ? place.largest * 1.25 : place.largest
  return { place, voice, ...fitText(text, { ...box, largest }) }
}
