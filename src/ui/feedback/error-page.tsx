import type { ReactNode } from 'react'

interface ErrorPageProps {
  code: string
  title: ReactNode
  heading?: 'h1' | 'h4'
  text?: ReactNode
  actions?: ReactNode
  note?: ReactNode
  children?: ReactNode
}

export function ErrorPage({
  code,
  title,
  heading: Heading = 'h1',
  text,
  actions,
  note,
  children,
}: ErrorPageProps) {
  return (
    <div className="mx-auto flex min-h-[60vh] w-full max-w-2xl flex-col justify-center px-6 py-16">
      <p className="font-serif text-[clamp(5rem,20vw,10rem)] leading-none font-light tracking-tight text-accent lining-nums">
        {code}
      </p>
      <div aria-hidden className="mt-6 h-px w-16 bg-line-strong" />
      <Heading className="mt-6 font-serif text-3xl/snug font-medium">{title}</Heading>
      {text && <p className="mt-3 max-w-prose text-lg/7 text-ink-soft">{text}</p>}
      {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      {children && <div className="mt-6">{children}</div>}
      {note && <div className="mt-10">{note}</div>}
    </div>
  )
}
