import { useId } from 'react'
import type { Composition } from '../design/compositions.ts'
import type { CoverDesign, Ground } from '../design/cover-design.ts'
import { Line, type Pen } from './drawing-parts.tsx'
import { DRAWINGS } from './drawings.tsx'

const GROUNDED: readonly Composition[] = ['label', 'initial', 'split', 'panel']

const GROUND_LINES: Record<Ground, string> = {
  sprigs: '',
  lattice: 'M0 0H12M0 0V12',
  scales: 'M-6 6A6 6 0 0 0 6 6A6 6 0 0 0 18 6M0 12A6 6 0 0 0 12 12M0 0A6 6 0 0 0 12 0',
  stripes: 'M2 0V12M4 0V12M8 0V12',
}

function GroundTile({ id, design, pen }: { id: string; design: CoverDesign; pen: Pen }) {
  const { ground, composition } = design
  const flowered = ground === 'sprigs' || ground === 'lattice'
  const ink = composition === 'split' ? 'print' : 'foil'
  return (
    <pattern
      id={id}
      width="12"
      height="12"
      patternUnits="userSpaceOnUse"
      patternTransform={flowered ? 'translate(5 3) rotate(45)' : undefined}
    >
      <Line d={GROUND_LINES[ground]} stroke={0.5} ink={ink} />
      {flowered && (
        <path
          d={pen.flower}
          transform="translate(6 6) scale(0.36) rotate(-45)"
          fill={`var(--${ink})`}
        />
      )}
    </pattern>
  )
}

export function CoverDrawing({ design }: { design: CoverDesign }) {
  const id = useId()
  const pen = { flower: design.ornament, ground: `url(#${id})` }
  return (
    <svg viewBox="0 0 100 150" className="cover-drawing">
      {GROUNDED.includes(design.composition) && <GroundTile id={id} design={design} pen={pen} />}
      {DRAWINGS[design.composition](pen)}
    </svg>
  )
}
