interface PlotPoint {
  /** Of its column, written below the first and the last one. */
  label: string
  /** All that there is to say of it, in a line. */
  text: string
  /** One for each series, from the ground up. */
  values: number[]
}

export interface PlotSeries {
  name: string
  tone: 'plum' | 'danger'
}

/** Quiet at rest, so that the column which is looked at stands out. */
export const plotTones = {
  plum: { rest: 'bg-plum/55', chosen: 'bg-plum' },
  danger: { rest: 'bg-danger/55', chosen: 'bg-danger' },
} as const

export interface PlotProps {
  /** What is plotted. */
  label: string
  series: PlotSeries[]
  /** In the order of time. */
  points: PlotPoint[]
  /** Heads the first column of the table. */
  pointLabel: string
  /** Opens the table. */
  tableLabel: string
  number: (value: number) => string
}
