import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'

export function ListRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  )
}

interface ListRowProps {
  title: ReactNode
  detail?: ReactNode
  leading?: ReactNode
  trailing?: ReactNode
  render?: ReactElement
}

export function ListRow({ title, detail, leading, trailing, render }: ListRowProps) {
  const row = useRender({
    render: render ?? <div />,
    props: {
      className: `flex min-h-14 items-center gap-3 px-4 py-2 ${render ? '-outline-offset-2 hover:bg-hover focus-visible:rounded-lg' : ''}`,
      children: (
        <>
          {leading}
          <span className="min-w-0 grow">
            <span className="one-line font-medium">{title}</span>
            {detail && <span className="one-line text-sm text-ink-soft">{detail}</span>}
          </span>
          {trailing && <span className="shrink-0 text-sm text-ink-soft">{trailing}</span>}
        </>
      ),
    },
  })
  return <li>{row}</li>
}
