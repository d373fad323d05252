import { useId } from 'react'
import type { Composition } from './compositions.ts'
import type { CoverDesign, Ground } from './cover-design.ts'
import { ORNAMENT_PATHS } from './ornaments.ts'

type Pen = { flower: string; ground: string }

function Flower({
  pen,
  x = 53,
  y,
  size,
  ink = 'foil',
}: {
  pen: Pen
  x?: number
  y: number
  size: number
  ink?: string
}) {
  return (
    <path
      d={pen.flower}
      transform={`translate(${x} ${y}) scale(${size / 20})`}
      fill={`var(--${ink})`}
    />
  )
}

function Frame({
  inset,
  top = inset,
  stroke,
  ink = 'foil',
}: {
  inset: number
  top?: number
  stroke: number
  ink?: string
}) {
  return (
    <rect
      x={9 + inset}
      y={top}
      width={88 - 2 * inset}
      height={150 - 2 * top}
      fill="none"
      stroke={`var(--${ink})`}
      strokeWidth={stroke}
    />
  )
}

function Rule({
  y,
  from = 8,
  to = 100,
  stroke = 0.6,
  ink = 'foil',
}: {
  y: number
  from?: number
  to?: number
  stroke?: number
  ink?: string
}) {
  return <path d={`M${from} ${y}H${to}`} stroke={`var(--${ink})`} strokeWidth={stroke} />
}

/** What is drawn at the head of the spine side, at all four corners. */
function Corners({ children }: { children: React.ReactNode }) {
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].map(([x, y]) => (
    <g key={`${x}${y}`} transform={`translate(53 75) scale(${x} ${y}) translate(-53 -75)`}>
      {children}
    </g>
  ))
}

const DRAWINGS: Record<Composition, (props: { pen: Pen }) => React.ReactNode> = {
  classic: ({ pen }) => (
    <>
      <Frame inset={4} top={8} stroke={1} />
      <Frame inset={6} top={10} stroke={0.35} />
      <Corners>
        <path d="M15 19H24V10" fill="none" stroke="var(--foil)" strokeWidth="0.35" />
        <Flower pen={pen} x={19.5} y={14.5} size={5.6} />
      </Corners>
      <Flower pen={pen} y={97} size={19} />
    </>
  ),
  label: ({ pen }) => (
    <>
      <rect width="100" height="150" fill={pen.ground} />
      <rect x="22" y="21" width="62" height="49" fill="var(--paper)" />
      <rect
        x="24"
        y="23"
        width="58"
        height="45"
        fill="none"
        stroke="var(--print)"
        strokeWidth="0.9"
      />
      <rect
        x="25.4"
        y="24.4"
        width="55.2"
        height="42.2"
        fill="none"
        stroke="var(--print)"
        strokeWidth="0.3"
      />
    </>
  ),
  blanche: ({ pen }) => (
    <>
      <rect width="100" height="150" fill="var(--paper)" />
      <Frame inset={3} top={7} stroke={0.35} ink="print" />
      <Frame inset={4.8} top={8.8} stroke={0.4} ink="rubric" />
      <Frame inset={5.8} top={9.8} stroke={0.4} ink="rubric" />
      <Flower pen={pen} y={119} size={13} ink="print" />
    </>
  ),
  banded: ({ pen }) => (
    <>
      <rect y="38" width="100" height="44" fill="var(--paper)" />
      <Rule y={40} from={0} ink="print" />
      <Rule y={80} from={0} ink="print" />
      <Rule y={36} from={0} stroke={0.35} />
      <Rule y={84} from={0} stroke={0.35} />
      <Flower pen={pen} y={125} size={15} />
    </>
  ),
  initial: ({ pen }) => (
    <>
      <Frame inset={4} top={8} stroke={0.5} />
      <rect
        x="19"
        y="14"
        width="68"
        height="68"
        fill={pen.ground}
        stroke="var(--foil)"
        strokeWidth="0.9"
      />
    </>
  ),
  medallion: ({ pen }) => (
    <>
      <Frame inset={3} top={7} stroke={0.9} />
      <Frame inset={5} top={9} stroke={0.35} />
      <Corners>
        <path
          d="M14 34C17 29 21 29 23 25C25 21 32 21 33 17C34 13 38 12 40 9"
          fill="none"
          stroke="var(--foil)"
          strokeWidth="0.7"
        />
        <Flower pen={pen} x={20.5} y={16} size={8} />
      </Corners>
      <path
        d="M53 31C57 42 84 47 84 75C84 103 57 108 53 119C49 108 22 103 22 75C22 47 49 42 53 31Z"
        fill="none"
        stroke="var(--foil)"
        strokeWidth="0.9"
      />
      <path
        d="M53 38C58 45 81.5 50 81.5 75C81.5 100 58 105 53 112C48 105 24.5 100 24.5 75C24.5 50 48 45 53 38Z"
        fill="none"
        stroke="var(--foil)"
        strokeWidth="0.35"
      />
      <Flower pen={pen} y={24} size={9} />
    </>
  ),
  quarter: ({ pen }) => (
    <>
      <rect width="100" height="150" fill="var(--paper)" />
      <rect width="24" height="150" fill="var(--cloth)" />
      <path d="M24 0V150M25.4 0V150" stroke="var(--print)" strokeWidth="0.4" />
      <Rule y={78} from={31} to={45} ink="print" />
      <Flower pen={pen} x={37} y={132} size={12} ink="print" />
    </>
  ),
  split: ({ pen }) => (
    <>
      <rect y="92" width="100" height="58" fill="var(--paper)" />
      <rect y="92" width="100" height="58" fill={pen.ground} />
      <Rule y={92} from={0} stroke={1.2} />
    </>
  ),
  panel: ({ pen }) => (
    <>
      <rect width="100" height="150" fill={pen.ground} />
      <rect
        x="22"
        y="36"
        width="62"
        height="76"
        fill="var(--cloth)"
        stroke="var(--foil)"
        strokeWidth="1"
      />
      <rect
        x="24"
        y="38"
        width="58"
        height="72"
        fill="none"
        stroke="var(--foil)"
        strokeWidth="0.35"
      />
    </>
  ),
}

const LINES: Record<Ground, string> = {
  sprigs: '',
  lattice: 'M0 0H12M0 0V12',
  scales: 'M-6 6A6 6 0 0 0 6 6A6 6 0 0 0 18 6M0 12A6 6 0 0 0 12 12M0 0A6 6 0 0 0 12 0',
  stripes: 'M2 0V12M4 0V12M8 0V12',
}

function GroundPattern({
  id,
  design,
  flower,
}: {
  id: string
  design: CoverDesign
  flower: string
}) {
  const turned = design.ground === 'sprigs' || design.ground === 'lattice'
  const ink = design.composition === 'split' ? 'var(--print)' : 'var(--foil)'
  return (
    <pattern
      id={id}
      width="12"
      height="12"
      patternUnits="userSpaceOnUse"
      patternTransform={turned ? 'translate(5 3) rotate(45)' : undefined}
    >
      <path d={LINES[design.ground]} fill="none" stroke={ink} strokeWidth="0.5" />
      {turned && <path d={flower} transform="translate(6 6) scale(0.36) rotate(-45)" fill={ink} />}
    </pattern>
  )
}

/** Everything stamped or printed on the boards except the words. */
export function CoverDrawing({ design }: { design: CoverDesign }) {
  const id = useId()
  const flower = ORNAMENT_PATHS[design.ornament]
  const Drawing = DRAWINGS[design.composition]
  return (
    <svg viewBox="0 0 100 150" className="cover-drawing">
      <GroundPattern id={id} design={design} flower={flower} />
      <Drawing pen={{ flower, ground: `url(#${id})` }} />
    </svg>
  )
}
