import type { Composition } from '../design/compositions.ts'
import { corners, flower, frame, line, type Pen, plate } from './drawing-parts.ts'

const BOARD = [0, 0, 100, 150] as const

/** SVG as text, not React elements: a page has thirty covers (docs/decisions/0007). */
export const DRAWINGS: Record<Composition, (pen: Pen) => string> = {
  classic: (pen) =>
    frame(8, 1) +
    frame(10, 0.35) +
    corners(pen, line('M15 19H24V10', 0.35) + flower(pen, { x: 19.5, y: 14.5, size: 5.6 })) +
    flower(pen, { y: 97, size: 19 }),
  label: (pen) =>
    plate(BOARD, pen.ground) +
    plate([22, 21, 62, 49], 'var(--paper)') +
    line('M24 23h58v45h-58z', 0.9, 'print') +
    line('M25.4 24.4h55.2v42.2h-55.2z', 0.3, 'print'),
  blanche: (pen) =>
    plate(BOARD, 'var(--paper)') +
    frame(7, 0.35, 'print') +
    frame(8.8, 0.4, 'rubric') +
    frame(9.8, 0.4, 'rubric') +
    flower(pen, { y: 119, size: 13, ink: 'print' }),
  banded: (pen) =>
    plate([0, 38, 100, 44], 'var(--paper)') +
    line('M0 40H100M0 80H100', 0.6, 'print') +
    line('M0 36H100M0 84H100', 0.35) +
    flower(pen, { y: 125, size: 15 }),
  initial: (pen) =>
    frame(8, 0.5) + plate([19, 14, 68, 68], pen.ground) + line('M19 14h68v68h-68z', 0.9),
  medallion: (pen) =>
    frame(7, 0.9) +
    frame(9, 0.35) +
    corners(
      pen,
      line('M14 27C18 25 18 21 22 21C26 21 24 17 27 16C30 15 30 12 32 9', 0.6) +
        flower(pen, { x: 18.5, y: 13.8, size: 6.5 }),
    ) +
    line(
      'M53 23C57 34 84 39 84 67C84 95 57 100 53 111C49 100 22 95 22 67C22 39 49 34 53 23Z',
      0.9,
    ) +
    line(
      'M53 30C58 37 81.5 42 81.5 67C81.5 92 58 97 53 104C48 97 24.5 92 24.5 67C24.5 42 48 37 53 30Z',
      0.35,
    ),
  quarter: (pen) =>
    plate(BOARD, 'var(--paper)') +
    plate([0, 0, 24, 150], 'var(--cloth)') +
    line('M24 0V150M25.4 0V150', 0.4, 'print') +
    line('M31 78H45', 0.6, 'print') +
    flower(pen, { x: 37, y: 132, size: 12, ink: 'print' }),
  split: (pen) =>
    plate([0, 92, 100, 58], 'var(--paper)') +
    plate([0, 92, 100, 58], pen.ground) +
    line('M0 92H100', 1.2),
  panel: (pen) =>
    plate(BOARD, pen.ground) +
    plate([22, 36, 62, 76], 'var(--cloth)') +
    line('M22 36h62v76h-62z', 1) +
    line('M24 38h58v72h-58z', 0.35),
}
