import type { ReactNode } from 'react'

export interface StateProps {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
}

interface StateFrameProps extends StateProps {
  ornament: ReactNode
  note?: ReactNode
}

export function State({ ornament, title, text, actions, note }: StateFrameProps) {
  return (
    <section className="mx-auto flex max-w-md flex-col items-center px-6 py-12 text-center">
      {ornament}
      <h2 className="mt-5 text-2xl/snug font-medium">{title}</h2>
      {text && <p className="mt-2 text-pretty text-ink-soft">{text}</p>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
      {note && <div className="mt-6">{note}</div>}
    </section>
  )
}
