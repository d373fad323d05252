import { type ChangeEvent, type PointerEvent, useState } from 'react'
import { PlotTable } from './plot-table.tsx'
import { type PlotProps, type PlotSeries, plotTones } from './plot.ts'

export function ColumnPlot(props: PlotProps) {
  const { label, series, points } = props
  const { at, pointing, onSlide } = usePlotPlace(points.length)
  const most = Math.max(1, ...points.map(({ values }) => sum(values)))
  const text = points[at]?.text
  return (
    <div>
      <div
        {...pointing}
        className="relative touch-pan-y rounded-sm outline-offset-4 outline-accent has-focus-visible:outline-2"
      >
        <input
          type="range"
          aria-label={label}
          aria-valuetext={text}
          max={points.length - 1}
          value={at}
          onChange={onSlide}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        <div aria-hidden>
          <p suppressHydrationWarning className="min-h-6 text-sm text-ink-soft tabular-nums">
            {text}
          </p>
          <div className="mt-2 flex h-32 border-b border-line-strong">
            {points.map((point, index) => (
              <Column
                key={point.label}
                shares={point.values.map((value) => value / most)}
                series={series}
                isChosen={index === at}
              />
            ))}
          </div>
          <p suppressHydrationWarning className="flex justify-between pt-1 text-xs text-ink-faint">
            <span>{points[0]?.label}</span>
            <span>{points.at(-1)?.label}</span>
          </p>
        </div>
      </div>
      <PlotTable {...props} />
    </div>
  )
}

interface ColumnProps {
  shares: number[]
  series: PlotSeries[]
  isChosen: boolean
}

function Column({ shares, series, isChosen }: ColumnProps) {
  return (
    <span
      className={`flex h-full min-w-0 grow basis-0 flex-col-reverse rounded-t-sm px-px ${isChosen ? 'bg-hover' : ''}`}
    >
      {series.map(({ name, tone }, at) => (
        <span
          key={name}
          style={{ height: `${(shares[at] ?? 0) * 100}%` }}
          className={`block last:rounded-t-xs forced-colors:bg-[CanvasText] ${plotTones[tone][isChosen ? 'chosen' : 'rest']}`}
        />
      ))}
    </span>
  )
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

function usePlotPlace(length: number) {
  const last = length - 1
  const [chosen, choose] = useState(last)
  const within = (at: number) => Math.max(0, Math.min(last, at))

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const along = (clientX - left) / width
    const isReversed = getComputedStyle(currentTarget).direction === 'rtl'
    choose(within(Math.floor((isReversed ? 1 - along : along) * length)))
  }

  return {
    at: within(chosen),
    pointing: { onPointerMove: point, onPointerDown: point },
    onSlide: ({ target }: ChangeEvent<HTMLInputElement>) => choose(within(target.valueAsNumber)),
  }
}
