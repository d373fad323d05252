import type { CSSProperties, ReactNode } from 'react'

interface BarRow {
  id: string
  name: ReactNode
  value: number
  style: CSSProperties
}

interface BarRowsProps {
  label: string
  headers: { name: string; value: string }
  rows: BarRow[]
  most: number
  number: (value: number) => string
}

export function BarRows({ label, headers, rows, most, number }: BarRowsProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{headers.name}</th>
          <th scope="col" colSpan={2}>
            {headers.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value, style }) => (
          <tr
            key={id}
            // WebKit ignores `relative` on a row.
            className="sticky pointer-coarse:h-11 pointer-coarse:[&_a]:after:absolute pointer-coarse:[&_a]:after:inset-0"
          >
            <th scope="row" className="w-2/5 py-1 pe-3 text-start font-normal wrap-anywhere">
              {name}
            </th>
            <td aria-hidden className="py-1">
              <span
                style={{ ...style, width: `${(value / Math.max(1, most)) * 100}%` }}
                className="block h-3 min-w-0.5 rounded-e-xs bg-(--hue-dot) forced-colors:bg-[CanvasText]"
              />
            </td>
            <td className="w-16 py-1 text-end">{number(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
