import { type ReactNode, useId } from 'react'

export type Ink = 'cloth' | 'foil' | 'paper' | 'print' | 'rubric'

export type Pen = { flower: string; ground: string }

const BOARD_CENTRE = 53

type FlowerProps = { pen: Pen; x?: number; y: number; size: number; ink?: Ink }

export function Flower({ pen, x = BOARD_CENTRE, y, size, ink = 'foil' }: FlowerProps) {
  const transform = `translate(${x} ${y}) scale(${size / 20})`
  return <path d={pen.flower} transform={transform} fill={`var(--${ink})`} />
}

type LineProps = { d: string; stroke: number; ink?: Ink }

export function Line({ d, stroke, ink = 'foil' }: LineProps) {
  return <path d={d} fill="none" stroke={`var(--${ink})`} strokeWidth={stroke} />
}

export function Frame({ inset, stroke, ink }: { inset: number; stroke: number; ink?: Ink }) {
  const [width, height] = [96 - 2 * inset, 150 - 2 * inset]
  return (
    <Line d={`M${5 + inset} ${inset}h${width}v${height}h${-width}z`} stroke={stroke} ink={ink} />
  )
}

type PlateProps = {
  box: readonly [x: number, y: number, width: number, height: number]
  fill: string
}

export function Plate({ box: [x, y, width, height], fill }: PlateProps) {
  return <rect x={x} y={y} width={width} height={height} fill={fill} />
}

export function Corners({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <g id={id}>{children}</g>
      {['-1 1', '1 -1', '-1 -1'].map((flip) => (
        <use
          key={flip}
          href={`#${id}`}
          transform={`translate(${BOARD_CENTRE} 75) scale(${flip}) translate(${-BOARD_CENTRE} -75)`}
        />
      ))}
    </>
  )
}
