interface PlotPoint {
  label: string
  text: string
  values: number[]
}

export interface PlotSeries {
  name: string
  tone: 'accent' | 'danger'
}

export const plotTones = {
  accent: { rest: 'bg-accent/55', chosen: 'bg-accent' },
  danger: { rest: 'bg-danger/55', chosen: 'bg-danger' },
} as const

export interface PlotProps {
  label: string
  series: PlotSeries[]
  points: PlotPoint[]
  pointLabel: string
  tableLabel: string
  number: (value: number) => string
}
