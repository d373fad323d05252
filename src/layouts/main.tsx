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

export function MainUnlessFramed({ children }: { children: ReactNode }) {
  return use(Framed) ? children : <main>{children}</main>
}
