import { type PlotProps, plotTones } from './plot.ts'

export function PlotTable({ label, series, points, pointLabel, tableLabel, number }: PlotProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="flex w-fit cursor-pointer flex-wrap items-center gap-x-4 rounded-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11">
        <span className="underline decoration-line-strong underline-offset-4">{tableLabel}</span>
        {series.length > 1 &&
          series.map(({ name, tone }) => (
            <span key={name} className="flex items-center gap-1.5">
              <span aria-hidden className={`size-2.5 rounded-xs ${plotTones[tone].chosen}`} />
              {name}
            </span>
          ))}
      </summary>
      <table className="mt-2 w-full tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="py-1 text-start font-medium">
              {pointLabel}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="py-1 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {points.toReversed().map((point) => (
            <tr key={point.label}>
              <th scope="row" suppressHydrationWarning className="py-1 text-start font-normal">
                {point.label}
              </th>
              {series.map(({ name }, at) => (
                <td key={name} className="py-1 text-end">
                  {number(point.values[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
