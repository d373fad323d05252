interface PlotPoint {
  /** Label of the column; only the first and the last are written below the plot. */
  label: string
  text: string
  /** One per series, stacked from the bottom. */
  values: number[]
}

export interface PlotSeries {
  name: string
  tone: 'accent' | 'danger'
}

/** Muted by default, so that the selected column stands out. */
export const plotTones = {
  accent: { rest: 'bg-accent/55', chosen: 'bg-accent' },
  danger: { rest: 'bg-danger/55', chosen: 'bg-danger' },
} as const

export interface PlotProps {
  label: string
  series: PlotSeries[]
  /** In chronological order. */
  points: PlotPoint[]
  pointLabel: string
  tableLabel: string
  number: (value: number) => string
}
