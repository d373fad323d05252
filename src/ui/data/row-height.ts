import { useSyncExternalStore } from 'react'
import { useNarrowScreen } from '../overlays/narrow-screen.ts'

/** The height of a list's rows, in pixels, at the usual size of text. */
const ROW_HEIGHT = { wide: 52, narrow: 68 }

const USUAL_TEXT_SIZE = 16

function subscribe(onChange: () => void) {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

/** Rows grow with the text size of the browser, as all spacing does, but not with the larger letters of a language. */
function textZoom() {
  const style = getComputedStyle(document.documentElement)
  const languageScale = Number.parseFloat(style.getPropertyValue('--font-scale')) || 1
  return Number.parseFloat(style.fontSize) / USUAL_TEXT_SIZE / languageScale
}

/** The height of the rows of a virtual list, in pixels; equal for all of them. */
export function useRowHeight() {
  const zoom = useSyncExternalStore(subscribe, textZoom, () => 1)
  return ROW_HEIGHT[useNarrowScreen() ? 'narrow' : 'wide'] * zoom
}
