interface SparklineProps {
  values: readonly number[]
}

const width = 100
const height = 24

/** Beside the figure that it ends in, which says the same to screen readers. */
export function Sparkline({ values }: SparklineProps) {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const step = width / Math.max(1, values.length - 1)
  const points = values.map((value, at) => {
    const share = span === 0 ? 0.5 : (value - least) / span
    return `${(at * step).toFixed(1)},${((1 - share) * height).toFixed(1)}`
  })
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-8 w-full overflow-visible text-accent rtl:-scale-x-100 forced-colors:text-[CanvasText]"
    >
      <polygon
        points={`0,${height} ${points.join(' ')} ${width},${height}`}
        className="fill-current opacity-10"
      />
      <polyline
        points={points.join(' ')}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-current stroke-[1.5]"
      />
    </svg>
  )
}
