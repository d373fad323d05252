import { type Figure, isMet, isMoreBetter, type Speed, written } from './figure.ts'
import type { Change } from './previous.ts'

export type Line = { part: string; figure: Figure; change: Change | undefined }

const HEAD = [
  'part',
  'what',
  'per second',
  'p50 ms',
  'p99 ms',
  'bare /s',
  'p50 ms',
  'p99 ms',
  'result',
  'aim',
  '',
  'since',
  '',
]

export function table(lines: Line[]): string {
  const sorted = lines.toSorted((one, other) => one.part.localeCompare(other.part))
  const rows = [HEAD, ...sorted.map(row)]
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  const aligned = rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
  return aligned.toSpliced(1, 0, '-'.repeat(aligned[0]?.length ?? 0)).join('\n')
}

const isNumber = (column: number) => column > 1 && column < 10

const verdicts = { true: 'met', false: 'missed' }

function row({ part, figure, change }: Line): string[] {
  const { name, value, unit, note, speed, bare } = figure
  const met = isMet(figure)
  return [
    part,
    name,
    ...columnsOf(speed),
    ...columnsOf(bare),
    written(value, unit),
    aimOf(figure),
    met === undefined ? '' : verdicts[`${met}`],
    change ? changeOf(change) : '',
    note ?? '',
  ]
}

const columnsOf = (speed: Speed | undefined) =>
  speed ? [speed.perSecond.toFixed(0), speed.p50.toFixed(2), speed.p99.toFixed(2)] : ['', '', '']

function aimOf({ aim, unit, orPerSecond }: Figure): string {
  if (aim === undefined) return ''
  const alone = `${isMoreBetter(unit) ? '≥' : '≤'} ${written(aim, unit)}`
  return orPerSecond === undefined ? alone : `${alone} or ${orPerSecond} /s`
}

function changeOf({ relative, isWorse }: Change): string {
  const percent = `${relative < 0 ? '−' : '+'}${Math.abs(relative * 100).toFixed(0)} %`
  return isWorse ? `${percent} worse` : percent
}

export function summary(lines: Line[]): string {
  const met = lines.map(({ figure }) => isMet(figure)).filter((one) => one !== undefined)
  const worse = lines.filter(({ change }) => change?.isWorse)
  const missed = met.filter((one) => !one).length
  return `${met.length - missed} of ${met.length} aims met, ${worse.length} figures worse than before by more than noise.`
}
