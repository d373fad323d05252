import { useId } from 'react'
import type { Composition } from '../design/compositions.ts'
import type { CoverDesign, Ground } from '../design/cover-design.ts'
import { line, type Pen } from './drawing-parts.ts'
import { DRAWINGS } from './drawings.ts'

const GROUNDED: readonly Composition[] = ['label', 'initial', 'split', 'panel']

const GROUND_LINES: Record<Ground, string> = {
  sprigs: '',
  lattice: 'M0 0H12M0 0V12',
  scales: 'M-6 6A6 6 0 0 0 6 6A6 6 0 0 0 18 6M0 12A6 6 0 0 0 12 12M0 0A6 6 0 0 0 12 0',
  stripes: 'M2 0V12M4 0V12M8 0V12',
}

function groundTile({ ground, composition }: CoverDesign, pen: Pen) {
  const flowered = ground === 'sprigs' || ground === 'lattice'
  const ink = composition === 'split' ? 'print' : 'foil'
  const [turned, sprig] = flowered
    ? [
        ' patternTransform="translate(5 3) rotate(45)"',
        `<path d="${pen.flower}" transform="translate(6 6) scale(0.36) rotate(-45)" fill="var(--${ink})"/>`,
      ]
    : ['', '']
  return `<pattern id="${pen.id}" width="12" height="12" patternUnits="userSpaceOnUse"${turned}>${line(GROUND_LINES[ground], 0.5, ink)}${sprig}</pattern>`
}

export function CoverDrawing({ design }: { design: CoverDesign }) {
  const id = useId()
  const pen = { id, flower: design.ornament, ground: `url(#${id})` }
  const ground = GROUNDED.includes(design.composition) ? groundTile(design, pen) : ''
  return (
    <svg
      viewBox="0 0 100 150"
      className="cover-drawing"
      dangerouslySetInnerHTML={{ __html: ground + DRAWINGS[design.composition](pen) }}
    />
  )
}
