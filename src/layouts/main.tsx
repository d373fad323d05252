import { createContext, use, type ReactNode } from 'react'

const Framed = createContext(false)

export function Main({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Framed value>
      <main id="main" tabIndex={-1} className={`outline-none ${className}`}>
        {children}
      </main>
    </Framed>
  )
}

interface MainUnlessFramedProps {
  className?: string
  children: ReactNode
}

export function MainUnlessFramed({ className, children }: MainUnlessFramedProps) {
  return use(Framed) ? children : <main className={className}>{children}</main>
}
