import type { ReactNode } from 'react'
import type { Composition } from '../design/compositions.ts'
import { Corners, Flower, Frame, Line, type Pen, Plate } from './drawing-parts.tsx'

const BOARD = [0, 0, 100, 150] as const

export const DRAWINGS: Record<Composition, (pen: Pen) => ReactNode> = {
  classic: (pen) => (
    <>
      <Frame inset={8} stroke={1} />
      <Frame inset={10} stroke={0.35} />
      <Corners>
        <Line d="M15 19H24V10" stroke={0.35} />
        <Flower pen={pen} x={19.5} y={14.5} size={5.6} />
      </Corners>
      <Flower pen={pen} y={97} size={19} />
    </>
  ),
  label: (pen) => (
    <>
      <Plate box={BOARD} fill={pen.ground} />
      <Plate box={[22, 21, 62, 49]} fill="var(--paper)" />
      <Line d="M24 23h58v45h-58z" stroke={0.9} ink="print" />
      <Line d="M25.4 24.4h55.2v42.2h-55.2z" stroke={0.3} ink="print" />
    </>
  ),
  blanche: (pen) => (
    <>
      <Plate box={BOARD} fill="var(--paper)" />
      <Frame inset={7} stroke={0.35} ink="print" />
      <Frame inset={8.8} stroke={0.4} ink="rubric" />
      <Frame inset={9.8} stroke={0.4} ink="rubric" />
      <Flower pen={pen} y={119} size={13} ink="print" />
    </>
  ),
  banded: (pen) => (
    <>
      <Plate box={[0, 38, 100, 44]} fill="var(--paper)" />
      <Line d="M0 40H100M0 80H100" stroke={0.6} ink="print" />
      <Line d="M0 36H100M0 84H100" stroke={0.35} />
      <Flower pen={pen} y={125} size={15} />
    </>
  ),
  initial: (pen) => (
    <>
      <Frame inset={8} stroke={0.5} />
      <Plate box={[19, 14, 68, 68]} fill={pen.ground} />
      <Line d="M19 14h68v68h-68z" stroke={0.9} />
    </>
  ),
  medallion: (pen) => (
    <>
      <Frame inset={7} stroke={0.9} />
      <Frame inset={9} stroke={0.35} />
      <Corners>
        <Line d="M14 27C18 25 18 21 22 21C26 21 24 17 27 16C30 15 30 12 32 9" stroke={0.6} />
        <Flower pen={pen} x={18.5} y={13.8} size={6.5} />
      </Corners>
      <Line
        d="M53 23C57 34 84 39 84 67C84 95 57 100 53 111C49 100 22 95 22 67C22 39 49 34 53 23Z"
        stroke={0.9}
      />
      <Line
        d="M53 30C58 37 81.5 42 81.5 67C81.5 92 58 97 53 104C48 97 24.5 92 24.5 67C24.5 42 48 37 53 30Z"
        stroke={0.35}
      />
    </>
  ),
  quarter: (pen) => (
    <>
      <Plate box={BOARD} fill="var(--paper)" />
      <Plate box={[0, 0, 24, 150]} fill="var(--cloth)" />
      <Line d="M24 0V150M25.4 0V150" stroke={0.4} ink="print" />
      <Line d="M31 78H45" stroke={0.6} ink="print" />
      <Flower pen={pen} x={37} y={132} size={12} ink="print" />
    </>
  ),
  split: (pen) => (
    <>
      <Plate box={[0, 92, 100, 58]} fill="var(--paper)" />
      <Plate box={[0, 92, 100, 58]} fill={pen.ground} />
      <Line d="M0 92H100" stroke={1.2} />
    </>
  ),
  panel: (pen) => (
    <>
      <Plate box={BOARD} fill={pen.ground} />
      <Plate box={[22, 36, 62, 76]} fill="var(--cloth)" />
      <Line d="M22 36h62v76h-62z" stroke={1} />
      <Line d="M24 38h58v72h-58z" stroke={0.35} />
    </>
  ),
}
