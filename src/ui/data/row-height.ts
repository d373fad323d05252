import { useSyncExternalStore } from 'react'
import { useNarrowScreen } from '../overlays/narrow-screen.ts'

const ROW_HEIGHT_PX = { wide: 56, compact: 44, narrow: 68 }

const USUAL_TEXT_SIZE = 16

function subscribe(onChange: () => void) {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

/** Rows grow with the browser's text size, as spacing does, but not with the larger letters of Arabic. */
function textZoom() {
  const style = getComputedStyle(document.documentElement)
  const languageScale = Number.parseFloat(style.getPropertyValue('--font-scale')) || 1
  return Number.parseFloat(style.fontSize) / USUAL_TEXT_SIZE / languageScale
}

export function useRowHeight(isCompact = false) {
  const wide = isCompact ? 'compact' : 'wide'
  const zoom = useSyncExternalStore(subscribe, textZoom, () => 1)
  return ROW_HEIGHT_PX[useNarrowScreen() ? 'narrow' : wide] * zoom
}
